import { createMp3Encoder } from 'wasm-media-encoders';
import type { Track } from './synth.ts';

type Bitrate = 32 | 48 | 64;

/**
 * Mono MP3, the same bytes every time; the loudest sample becomes `peak` (0…1). It begins with the silence that every MP3
 * has (1,105 samples), which browsers keep.
 *
 * @param kbps thousand bits a second
 */
export async function toMp3({ rate, samples }: Track, peak: number, kbps: Bitrate): Promise<Buffer> {
  let loudest = 1e-9;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: kbps });
  // What the encoder gives lies in its own memory until it is asked again.
  const begun = Buffer.from(encoder.encode([Float32Array.from(samples, (sample) => (sample / loudest) * peak)]));
  return Buffer.concat([begun, encoder.finalize()]);
}
