/** The sounds of a table, made here and now: paper on cloth, a capture, a scùa, your turn. */

import { settings } from "./settings.svelte";

export type Sound = "lay" | "take" | "bonus" | "scua" | "turn" | "deal";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  switch (sound) {
    case "lay":
      paper(context, now, 0.09, 1900, 0.5);
      thump(context, now + 0.02, 0.35);
      break;
    case "deal":
      paper(context, now, 0.05, 2600, 0.25);
      break;
    case "take":
      paper(context, now, 0.12, 1500, 0.4);
      paper(context, now + 0.12, 0.16, 2300, 0.45);
      thump(context, now + 0.24, 0.3);
      break;
    case "bonus":
      pluck(context, now, 587, 0.22);
      pluck(context, now + 0.09, 880, 0.2);
      break;
    case "scua":
      paper(context, now, 0.4, 1100, 0.5);
      [392, 494, 587, 784].forEach((pitch, step) => pluck(context!, now + 0.1 + step * 0.09, pitch, 0.22));
      break;
    case "turn":
      pluck(context, now, 523, 0.16);
      break;
  }
}

/** A short rush of air: a card that slides. */
function paper(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  filter.Q.value = 0.8;
  source.connect(filter).connect(envelope(audio, at, 0.008, length, loud));
  source.start(at, Math.random() * 0.5, length + 0.1);
}

/** A card that meets the table. */
function thump(audio: AudioContext, at: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(150, at);
  tone.frequency.exponentialRampToValueAtTime(70, at + 0.08);
  tone.connect(envelope(audio, at, 0.004, 0.09, loud));
  tone.start(at);
  tone.stop(at + 0.15);
}

/** A plucked string. */
function pluck(audio: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, share] of [[1, 1], [2, 0.35], [3, 0.12]] as const) {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch * times;
    tone.connect(envelope(audio, at, 0.006, 0.5 / times, loud * share));
    tone.start(at);
    tone.stop(at + 0.7);
  }
}

function envelope(audio: AudioContext, at: number, rise: number, fall: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * 0.6, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  return buffer;
}
