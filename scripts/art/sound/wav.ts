import type { Track } from './synth.ts';

const HEADER_BYTES = 44;

/** 16-bit mono WAV; the loudest sample becomes `peak` (0…1). */
export function toWav({ rate, samples }: Track, peak: number): Buffer {
  let loudest = 1e-9;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const bytes = samples.length * 2;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, i) => {
    file.writeInt16LE(Math.round((sample / loudest) * peak * 32767), HEADER_BYTES + i * 2);
  });
  return file;
}
