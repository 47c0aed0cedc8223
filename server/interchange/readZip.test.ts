import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip } from './readZip.ts';

const LIMITS = { files: 3, bytes: 1000 };
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** The unpacked size of the first file as the zip tells it, in both places where it does. */
function lie(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

describe('a zip', () => {
  it('is unpacked', () => {
    const files = readZip(zip({ 'a/가.txt': '고래', 'b.txt': '' }), LIMITS);
    expect(files).toEqual(
      new Map([
        ['a/가.txt', strToU8('고래')],
        ['b.txt', new Uint8Array()],
      ]),
    );
  });

  it.each(['../a', 'a/../../b', '/etc/a', 'C:/a', 'a\\..\\b', './a'])(
    'that points outside with %s is refused',
    (name) => {
      expect(readZip(zip({ [name]: 'x' }), LIMITS)).toContain('밖을 가리키는');
    },
  );

  it('with too many files, or too much in them, is refused before it is unpacked', () => {
    expect(readZip(zip({ a: '', b: '', c: '', d: '' }), LIMITS)).toContain('4개');
    expect(readZip(zip({ a: 'x'.repeat(1001) }), LIMITS)).toContain('커요');
  });

  it('that lies about its size gets no more room than it asked for', () => {
    const files = readZip(lie(zip({ a: 'x'.repeat(100_000) }), 10), LIMITS);
    expect(typeof files === 'string' ? 0 : files.get('a')?.length).toBeLessThanOrEqual(10);
  });

  it('is refused when it is none', () => {
    const sound = zip({ a: 'x'.repeat(50), b: '고래' });
    const mangled = fc.tuple(fc.nat(sound.length - 1), fc.nat(255)).map(([at, byte]) => sound.with(at, byte));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), mangled), (bytes) => {
        const read = readZip(bytes, LIMITS);
        if (typeof read === 'string') expect(read).toMatch(/[가-힣]/);
      }),
    );
  });
});
