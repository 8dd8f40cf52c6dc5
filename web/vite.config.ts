import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// In development the page asks the server that runs beside it: cicera serve --port 8000
const SERVER = process.env["CICERA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "build",
    target: "es2022",
    assetsDir: "immutable",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
