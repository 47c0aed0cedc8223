import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readZip } from './readZip.ts';

// Watched in place: the reader may have been loaded by another file of this worker before a mock could stand in.
const inflate = vi.spyOn(zlib, 'inflateRawSync');
syncBuiltinESMExports();
afterAll(() => {
  inflate.mockRestore();
  syncBuiltinESMExports();
});

const LIMITS = { files: 3, bytes: 1000 };
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** The unpacked size of the first file as the zip states it, in both places where it does. */
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

  it.each([0, 1, 10, 99_999, 100_001])('that lies about its size, saying %i, is refused', (size) => {
    const lying = lie(zip({ a: 'x'.repeat(100_000) }), size);
    expect(readZip(lying, { files: 3, bytes: 1_000_000 })).toContain('깨졌거나');
  });

  it('that lies about its size is unpacked no further than it says', () => {
    inflate.mockClear();
    const lying = lie(zip({ a: 'x'.repeat(5_000_000) }), 1000);
    expect(readZip(lying, LIMITS)).toContain('깨졌거나');
    expect(inflate.mock.calls.map(([, options]) => options)).toEqual([{ maxOutputLength: 1000 }]);
    expect(inflate.mock.results.map(({ type }) => type)).toEqual(['throw']);
  });

  it('that says more than a reader takes is refused without being unpacked', () => {
    inflate.mockClear();
    expect(readZip(lie(zip({ a: 'x'.repeat(1000) }), 3_000_000_000), LIMITS)).toContain('커요');
    expect(inflate).not.toHaveBeenCalled();
  });

  it('of any files is unpacked to what was packed', () => {
    const files = fc.dictionary(fc.stringMatching(/^[a-z가-힣]{1,9}$/), fc.uint8Array({ maxLength: 500 }), {
      maxKeys: 5,
    });
    fc.assert(
      fc.property(files, fc.constantFrom(0, 6) as fc.Arbitrary<0 | 6>, (packed, level) => {
        const bytes = zipSync({ ...packed }, { level });
        expect(readZip(bytes, { files: 9, bytes: 10_000 })).toEqual(new Map(Object.entries(packed)));
      }),
    );
  });

  it('with a password, another packing or a cut end is refused', () => {
    const at = (bytes: Uint8Array, offset: number, value: number) => {
      const directory = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      return bytes.with(directory + offset, value);
    };
    const sound = zip({ a: 'x'.repeat(50) });
    for (const spoilt of [at(sound, 8, 1), at(sound, 10, 12), sound.slice(0, -30), sound.slice(40)]) {
      expect(readZip(spoilt, LIMITS)).toContain('깨졌거나');
    }
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
