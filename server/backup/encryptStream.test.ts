import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptStream, encryptStream } from './encryptStream.ts';

const KEY = 'the key of the backups of the tests, long';
/** Plain bytes that the age format encrypts at a time, and what each adds. */
const CHUNK = 64 * 1024;
const TAG = 16;
const NONCE = 16;

const encrypt = (chunks: Buffer[], key = KEY) => buffer(encryptStream(key)(Readable.from(chunks)));
/** In odd pieces, as from a disk or a network. */
const decrypt = (bytes: Buffer, key = KEY) => buffer(decryptStream(key)(Readable.from(pieces(bytes))));
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_521) yield bytes.subarray(at, at + 65_521);
}
/** Length of the header, the line of its code included. */
const headerOf = (bytes: Buffer) => bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1;
/** First byte of a chunk. */
const startOf = (bytes: Buffer, chunk: number) => headerOf(bytes) + NONCE + chunk * (CHUNK + TAG);

describe('an encrypted stream', () => {
  it('comes back as it was, whatever its length and pieces', async () => {
    for (const length of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7]) {
      const bytes = Buffer.alloc(length, 'sea');
      const encrypted = await encrypt([bytes.subarray(0, 10), bytes.subarray(10)]);
      expect((await decrypt(encrypted)).equals(bytes)).toBe(true);
    }
  });

  it('is in the age format, under a passphrase', async () => {
    const encrypted = await encrypt([Buffer.from('text')]);
    expect(encrypted.subarray(0, headerOf(encrypted)).toString()).toMatch(
      /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 12\n[\w+/]{43}\n--- [\w+/]{43}\n$/,
    );
  });

  it('differs each time, and shows nothing of what it holds', async () => {
    const [one, two] = [await encrypt([Buffer.from('민지의 비밀')]), await encrypt([Buffer.from('민지의 비밀')])];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('민지')).toBe(false);
  });

  it('is refused with another key', async () => {
    await expect(decrypt(await encrypt([Buffer.from('text')]), `${KEY}!`)).rejects.toThrow('BACKUP_KEY가 달라요');
  });

  it('is refused when any byte was changed', async () => {
    const encrypted = await encrypt([Buffer.from('answers of a class')]);
    await fc.assert(
      fc.asyncProperty(fc.nat(encrypted.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const spoiled = Buffer.from(encrypted);
        spoiled.writeUInt8(spoiled.readUInt8(at) ^ change, at);
        await expect(decrypt(spoiled)).rejects.toThrow('손상');
      }),
    );
  });

  it('is refused when it was cut anywhere, at the end of a chunk too, or when something follows', async () => {
    const encrypted = await encrypt([Buffer.alloc(2 * CHUNK + 5, 'x')]);
    const ends = [0, 1, 2].map((chunk) => startOf(encrypted, chunk));
    for (const length of [
      0,
      10,
      headerOf(encrypted),
      ...ends,
      ...ends.map((end) => end + TAG + 1),
      encrypted.length - 1,
    ]) {
      await expect(decrypt(encrypted.subarray(0, length))).rejects.toThrow('손상');
    }
    for (const more of [Buffer.from('x'), encrypted, encrypted.subarray(startOf(encrypted, 2))]) {
      await expect(decrypt(Buffer.concat([encrypted, more]))).rejects.toThrow('손상');
    }
  });

  it('is refused when chunks change places or come twice', async () => {
    const encrypted = await encrypt([
      Buffer.concat([Buffer.alloc(CHUNK, 'a'), Buffer.alloc(CHUNK, 'b'), Buffer.from('c')]),
    ]);
    const cuts = [0, ...[0, 1, 2].map((chunk) => startOf(encrypted, chunk)), encrypted.length];
    const [head, a, b, rest] = cuts.slice(1).map((end, index) => encrypted.subarray(cuts[index], end)) as [
      Buffer,
      Buffer,
      Buffer,
      Buffer,
    ];
    expect((await decrypt(Buffer.concat([head, a, b, rest]))).length).toBe(2 * CHUNK + 1);
    await expect(decrypt(Buffer.concat([head, b, a, rest]))).rejects.toThrow('손상');
    await expect(decrypt(Buffer.concat([head, a, a, b, rest]))).rejects.toThrow('손상');
  });
});
