// Quiet sounds, made here and now: no files. Nothing is heard before the person has touched the page, because
// browsers want it so.
import type { Sound } from './ear';

const kVolume = 0.16;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise === undefined) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

// Rises at once and dies away.
function fading(audio: AudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness * kVolume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

// Paper, wood and gravel: noise through a narrow gap.
function rustle(
  audio: AudioContext,
  at: number,
  pitch: number,
  width: number,
  loudness: number,
  seconds: number,
) {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const gap = audio.createBiquadFilter();
  gap.type = 'bandpass';
  gap.frequency.setValueAtTime(pitch, at);
  gap.Q.value = width;
  source.connect(gap).connect(fading(audio, at, loudness, seconds));
  source.start(at);
  source.stop(at + seconds);
}

function tone(audio: AudioContext, at: number, from: number, to: number, loudness: number, seconds: number) {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(audio, at, loudness, seconds));
  source.start(at);
  source.stop(at + seconds);
}

// A note of the horn, with the octave faintly above it.
function horn(audio: AudioContext, at: number, pitch: number, seconds: number) {
  tone(audio, at, pitch, pitch, 0.8, seconds);
  tone(audio, at, pitch * 2, pitch * 2, 0.2, seconds * 0.7);
}

const makers: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  card: (audio, at) => rustle(audio, at, 2600, 0.8, 0.5, 0.09),
  house: (audio, at) => {
    tone(audio, at, 210, 120, 1, 0.11);
    rustle(audio, at, 900, 2, 0.4, 0.03);
  },
  carriage: (audio, at) => {
    // Four hooves on stone.
    for (const [i, pitch] of [720, 560, 700, 540].entries()) {
      rustle(audio, at + i * 0.11 + (i % 2) * 0.02, pitch, 7, 1.6, 0.07);
    }
  },
  turn: (audio, at) => {
    horn(audio, at, 392, 0.22);
    horn(audio, at + 0.16, 523.25, 0.4);
  },
  end: (audio, at) => {
    for (const [i, pitch] of [392, 523.25, 659.25, 783.99].entries()) {
      horn(audio, at + i * 0.17, pitch, i === 3 ? 0.9 : 0.26);
    }
  },
};

export function play(sounds: readonly Sound[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  audio.resume().catch(() => undefined);
  for (const [i, sound] of sounds.entries()) makers[sound](audio, audio.currentTime + 0.01 + i * 0.07);
}
