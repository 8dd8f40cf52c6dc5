// Writes the smaller forms of every text file of the built page beside it: .br and .gz.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILD = join(import.meta.dirname, "../build");
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const LEAST = 600;

for (const entry of readdirSync(BUILD, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const data = readFileSync(path);
  if (data.length < LEAST) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
