import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cp949Hangul } from '#tests/support/cp949Hangul.ts';
import { toCp949 } from '#tests/support/toCp949.ts';
import { entryName } from './entryName.ts';

/** As unpacking hands over bytes of a name that nobody declared. */
const undeclared = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('the name of a file in a zip', () => {
  it('is what its maker saw, in CP949 or in UTF-8', () => {
    const syllables = [...cp949Hangul().keys()];
    // 가 before it: 344 pairs of bytes alone are also UTF-8.
    const korean = fc
      .string({ unit: fc.constantFrom(...syllables), minLength: 1, maxLength: 8 })
      .map((text) => `가${text}`);
    fc.assert(
      fc.property(korean, (name) => {
        expect(entryName(undeclared(toCp949(`${name}/a.xml`)))).toBe(`${name}/a.xml`);
        expect(entryName(undeclared(Buffer.from(name.normalize('NFD'))))).toBe(name);
        expect(entryName(name)).toBe(name);
      }),
    );
  });

  it.each(['items/a.xml', '', 'café.xml', '문항.xml'])('is left where it is right: %j', (name) => {
    expect(entryName(name)).toBe(name);
  });
});
