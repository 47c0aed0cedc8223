import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealStream } from '#tests/support/writeSealedBackup.ts';
import { openSealedStream, unpackSealedFiles } from './openSealedStream.ts';

const KEY = 'the key of the backups of the tests, long';
const FRAME = 256 * 1024;
/** Written by the product before decision 0125. */
const WRITTEN_BEFORE = [
  'Q0JCQUNLMDF3I3yybSCrsu+LGAhLE+jc2Enh1ifbS3vBZGD32LCrf4AAAHy+IFnNJESLZLjIcU0P1+esWj6C8HxwQGgJdAEQT/0t',
  'mFr3sWaH34hTIZpNEj5+R9qS2180NX5YGmYtk38dCHm6kolNpt24ugxQcDHR2D9s9XU+fm0rYiOvp6s9/ay1huBhE/ckskosqzev',
  'UFii1PV3H46jBe3JIUzsKE/r+LYIcAI/gom2aWNTjhTZkg==',
].join('');

const seal = (chunks: Buffer[], key = KEY) => buffer(Readable.from(chunks).pipe(sealStream(key)));
const open = async (bytes: Buffer, key = KEY) => {
  const stream = openSealedStream(key);
  const opened = buffer(stream);
  // In odd pieces, as from a disk or a network.
  Readable.from(pieces(bytes)).pipe(stream);
  return opened;
};
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_521) yield bytes.subarray(at, at + 65_521);
}

describe('a stream in the format before age', () => {
  it('opens as the product wrote it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chaekbada-sealed-'));
    const stream = openSealedStream(KEY);
    const opened = stream.pipe(createGunzip());
    stream.end(Buffer.from(WRITTEN_BEFORE, 'base64'));
    const names = ['manifest.json', 'database', 'books/100001/빈 파일.json'];
    expect(await unpackSealedFiles(opened, folder)).toEqual(names);
    expect(names.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['{"format":1}', '책바다', '']);
    rmSync(folder, { recursive: true });
  });

  it('comes back as it was, whatever its length and pieces', async () => {
    for (const length of [0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 7]) {
      const bytes = Buffer.alloc(length, 'sea');
      const sealed = await seal([bytes.subarray(0, 10), bytes.subarray(10)]);
      expect((await open(sealed)).equals(bytes)).toBe(true);
    }
  });

  it('differs each time, and shows nothing of what it holds', async () => {
    const [one, two] = [await seal([Buffer.from('민지의 비밀')]), await seal([Buffer.from('민지의 비밀')])];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('민지')).toBe(false);
  });

  it('is refused with another key', async () => {
    await expect(open(await seal([Buffer.from('text')]), `${KEY}!`)).rejects.toThrow('BACKUP_KEY');
  });

  it('is refused when any byte was changed', async () => {
    const sealed = await seal([Buffer.from('answers of a class')]);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const spoiled = Buffer.from(sealed);
        spoiled.writeUInt8(spoiled.readUInt8(at) ^ change, at);
        await expect(open(spoiled)).rejects.toThrow();
      }),
    );
  });

  it('is refused when it was cut anywhere, at the end of a frame too, or when something follows', async () => {
    const sealed = await seal([Buffer.alloc(2 * FRAME + 5, 'x')]);
    const frame = 4 + FRAME + 16;
    for (const length of [10, 40, 40 + frame, 40 + 2 * frame, sealed.length - 1]) {
      await expect(open(sealed.subarray(0, length))).rejects.toThrow();
    }
    await expect(open(Buffer.concat([sealed, sealed.subarray(40)]))).rejects.toThrow();
  });

  it('is refused when frames change places or come twice', async () => {
    const sealed = await seal([Buffer.concat([Buffer.alloc(FRAME, 'a'), Buffer.alloc(FRAME, 'b'), Buffer.from('c')])]);
    const frame = 4 + FRAME + 16;
    const [head, a, b, rest] = [
      sealed.subarray(0, 40),
      sealed.subarray(40, 40 + frame),
      sealed.subarray(40 + frame, 40 + 2 * frame),
      sealed.subarray(40 + 2 * frame),
    ];
    await expect(open(Buffer.concat([head, b, a, rest]))).rejects.toThrow();
    await expect(open(Buffer.concat([head, a, a, b, rest]))).rejects.toThrow();
  });
});
