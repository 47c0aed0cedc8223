import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { createJoinCode, JOIN_CODE_ALPHABET } from './createJoinCode.ts';
import { normalizeAccountId } from './normalizeAccountId.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { normalizeJoinCode } from './normalizeJoinCode.ts';
import { normalizeName } from './normalizeName.ts';
import { normalizePhone } from './normalizePhone.ts';
import { awkwardTexts } from './testing/awkwardTexts.ts';

const awkward = Object.values(awkwardTexts);

describe('stored forms', () => {
  it.each([
    [normalizeEmail, ' Bada@Sea.KR\n', 'bada@sea.kr'],
    [normalizeAccountId, ' Kim2014 ', 'kim2014'],
    [normalizeAccountId, 'ｋｉｍ２０１４', 'kim2014'],
    [normalizePhone, ' 010-1234 5678 ', '01012345678'],
    [normalizePhone, '+82 10-1234-5678', '01012345678'],
    [normalizePhone, '010.2222.3333', '01022223333'],
    [normalizePhone, '０１０－２２２２－３３３３', '01022223333'],
    [normalizePhone, '(010) 2222–3333', '01022223333'],
    [normalizePhone, '010_2222', '010_2222'],
    [normalizePhone, '+82 010 1234 5678', '01012345678'],
    [normalizePhone, '+1 201 555 0123', '+12015550123'],
    [normalizeName, `  ${'홍길동'.normalize('NFD')} `, '홍길동'],
    [normalizeName, 'Kim\t \nBada', 'Kim Bada'],
    [normalizeName, '홍\u202e길\u200b동', '홍길동'],
    [normalizeName, '홍 \u200b 길', '홍 길'],
    [normalizeJoinCode, ' abcd-2345 ', 'ABCD2345'],
    [normalizeJoinCode, 'ab cd 23 45', 'ABCD2345'],
  ])('%o(%j) = %j', (normalize, text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it('stay as they are when brought into form again', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...awkward));
    for (const normalize of [normalizeAccountId, normalizeEmail, normalizePhone, normalizeName, normalizeJoinCode]) {
      fc.assert(
        fc.property(texts, (text) => {
          expect(normalize(normalize(text))).toBe(normalize(text));
        }),
      );
    }
  });

  it('turn digits of full width into ordinary ones in a number, and leave a name as it is written', () => {
    expect(normalizePhone(awkwardTexts.fullWidthDigits)).toBe(awkwardTexts.fullWidthDigits.normalize('NFKC'));
    expect(normalizeName(awkwardTexts.fullWidthLetters)).toBe(awkwardTexts.fullWidthLetters);
  });
});

describe('join codes', () => {
  it('have eight characters that cannot be mistaken for one another, in stored form', () => {
    expect(JOIN_CODE_ALPHABET).toBe('ABCDEFGHJKMNPQRSTUVWXYZ23456789');
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = createJoinCode(createRandom(seed));
        expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
        expect(normalizeJoinCode(code.toLowerCase())).toBe(code);
      }),
    );
  });

  it('use the whole alphabet', () => {
    const random = createRandom(7);
    const used = new Set(Array.from({ length: 200 }, () => createJoinCode(random)).join(''));
    expect([...used].sort().join('')).toBe([...JOIN_CODE_ALPHABET].sort().join(''));
    expect(createJoinCode(() => 0)).toBe('AAAAAAAA');
    expect(createJoinCode(() => 1 - Number.EPSILON)).toBe('99999999');
  });
});
