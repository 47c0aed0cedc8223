import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Left half red, right half blue, top and bottom alike. */
async function halves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: '#0000ff' } }).composite([{ input: red, left: 0, top: 0 }]);
}

export async function jpeg(width = 400, height = 300): Promise<Buffer> {
  return (await halves(width, height)).jpeg().toBuffer();
}

export async function png(width = 400, height = 300): Promise<Buffer> {
  return (await halves(width, height)).png().toBuffer();
}

export async function webp(width = 400, height = 300): Promise<Buffer> {
  return (await halves(width, height)).webp({ lossless: true }).toBuffer();
}

/** A photo with where it was taken, by whom, and lying on its side: shown rightly, red is on top. */
export async function photo(canary: string): Promise<Buffer> {
  return (await halves(400, 300))
    .jpeg()
    .withExif({
      IFD0: { Artist: canary, Copyright: canary },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 33/1 58/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '126/1 58/1 41/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Two frames, the first red, the second blue. */
export async function animatedWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .webp({ lossless: true, loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** A PNG made by hand, so that its header may say what it likes. */
export function handmadePng(
  width: number,
  height: number,
  rows: Buffer,
  extra: readonly { type: string; data: Buffer }[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, red green blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra.map(({ type, data }) => chunk(type, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with a second frame: the still one is red, the frame after it blue. */
export function animatedPng(side = 8): Buffer {
  const rows = (red: number, blue: number) => {
    const row = Buffer.concat([
      Buffer.from([0]),
      Buffer.from(Array.from({ length: side }, () => [red, 0, blue]).flat()),
    ]);
    return Buffer.concat(Array.from({ length: side }, () => row));
  };
  const number = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
    return bytes;
  };
  const control = (order: number) => Buffer.concat([number(order, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const still = handmadePng(side, side, rows(255, 0), [
    { type: 'acTL', data: number(2, 0) },
    { type: 'fcTL', data: control(0) },
  ]);
  const end = still.length - 12;
  return Buffer.concat([
    still.subarray(0, end),
    chunk('fcTL', control(1)),
    chunk('fdAT', Buffer.concat([number(2), deflateSync(rows(0, 255))])),
    still.subarray(end),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
