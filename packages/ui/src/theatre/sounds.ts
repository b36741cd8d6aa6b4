import type { SoundName } from './cue.ts';

/** A tone, or a breath of noise, of a sound. */
interface Note {
  /** Hertz; two for a glide. Nothing: noise. */
  readonly pitch?: readonly number[];
  /** Noise is heard around this pitch. */
  readonly colour?: number;
  /** Seconds after the beginning, and how long it takes to fade. */
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

const tone = (at: number, pitch: number, length: number, loud: number, wave?: OscillatorType): Note => ({
  pitch: [pitch],
  at,
  length,
  loud,
  ...(wave && { wave }),
});

const noise = (at: number, colour: number, length: number, loud: number): Note => ({
  colour,
  at,
  length,
  loud,
});

/** Few and quiet, all of our own making. */
const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  turn: [tone(0, 523.25, 0.5, 0.24), tone(0.14, 783.99, 0.5, 0.24)],
  move: [{ pitch: [220, 330], at: 0, length: 0.22, loud: 0.12, wave: 'sine' }, noise(0, 900, 0.18, 0.05)],
  reveal: [
    noise(0, 2400, 0.16, 0.14),
    tone(0.08, 392, 0.35, 0.14, 'triangle'),
    tone(0.08, 587.33, 0.35, 0.1),
  ],
  dice: [
    noise(0, 3200, 0.05, 0.22),
    noise(0.09, 2700, 0.05, 0.2),
    noise(0.19, 3000, 0.05, 0.18),
    noise(0.33, 2300, 0.06, 0.16),
    noise(0.52, 2000, 0.08, 0.14),
  ],
  success: [
    tone(0, 523.25, 0.3, 0.16, 'triangle'),
    tone(0.1, 659.25, 0.3, 0.16, 'triangle'),
    tone(0.2, 783.99, 0.6, 0.18, 'triangle'),
  ],
  loss: [
    { pitch: [293.66, 196], at: 0, length: 0.5, loud: 0.16, wave: 'triangle' },
    noise(0, 300, 0.35, 0.12),
  ],
  chat: [tone(0, 880, 0.12, 0.1), tone(0.07, 1174.66, 0.16, 0.08)],
};

let audio: AudioContext | null = null;

/** Browsers are silent until somebody has touched the page; so are we, and make nothing before. */
export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** `volume` from 0, silence, to 1. */
export function playSound(name: SoundName, volume: number): void {
  if (!audio || audio.state !== 'running' || volume <= 0) return;
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  for (const note of SOUNDS[name]) playNote(audio, note, out);
}

function playNote(context: AudioContext, note: Note, out: AudioNode): void {
  const start = context.currentTime + note.at;
  const end = start + note.length;
  const fade = context.createGain();
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(note.loud, start + Math.min(0.02, note.length / 4));
  fade.gain.exponentialRampToValueAtTime(0.001, end);
  fade.connect(out);
  const source = sourceOf(context, note, start, end);
  source.connect(fade);
}

function sourceOf(
  context: AudioContext,
  { pitch, colour = 0, wave = 'sine' }: Note,
  start: number,
  end: number,
): AudioNode {
  if (pitch) {
    const oscillator = context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(pitch[0] ?? 0, start);
    const last = pitch.at(-1);
    if (pitch.length > 1 && last !== undefined) oscillator.frequency.exponentialRampToValueAtTime(last, end);
    oscillator.start(start);
    oscillator.stop(end);
    return oscillator;
  }
  const breath = context.createBufferSource();
  breath.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = colour;
  breath.connect(filter);
  breath.start(start);
  breath.stop(end);
  return filter;
}

let white: AudioBuffer | null = null;

function noiseOf(context: AudioContext): AudioBuffer {
  if (white) return white;
  white = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = white.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return white;
}
