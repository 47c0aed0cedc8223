import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardTexts } from '../account/testing/awkwardTexts.ts';
import { maskEmail } from './maskEmail.ts';
import { maskId } from './maskId.ts';
import { maskMostOfId } from './maskMostOfId.ts';
import { maskName } from './maskName.ts';
import { maskPhone } from './maskPhone.ts';
import { normalizeNfc } from './normalizeNfc.ts';

describe('masks', () => {
  it('hide the middle of a name', () => {
    expect(['홍길동', '홍길', '남궁민수', '홍', '', 'Alice'].map(maskName)).toEqual([
      '홍*동',
      '홍*',
      '남**수',
      '*',
      '*',
      'A***e',
    ]);
  });

  it('hide the second character of an id', () => {
    expect(maskId('badaedu')).toBe('b*daedu');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]{5,16}$/), (id) => {
        expect(maskId(id)).toHaveLength(id.length);
        expect(maskId(id)[1]).toBe('*');
      }),
    );
  });

  it('keep of an id three characters at most where there is no login', () => {
    expect(['walk667555', 'badae', 'abcd', 'a', ''].map(maskMostOfId)).toEqual([
      'wa*******5',
      'ba**e',
      'a***',
      '*',
      '*',
    ]);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]{5,16}$/), (id) => {
        const masked = maskMostOfId(id);
        expect(masked).toHaveLength(id.length);
        expect(masked.replaceAll('*', '')).toBe(id.slice(0, 2) + id.at(-1));
      }),
    );
  });

  it('keep of an address the site and at most two letters', () => {
    expect(['abcd@sea.kr', 'ab@sea.kr', 'a@sea.kr', 'nothing'].map(maskEmail)).toEqual([
      'ab**@sea.kr',
      'a*@sea.kr',
      'a*@sea.kr',
      '*******',
    ]);
  });

  it('keep of a number its area and its last four digits', () => {
    expect(['01012341234', '010-123-1234', '0212341234', '1234'].map(maskPhone)).toEqual([
      '010-****-1234',
      '010-***-1234',
      '02-****-1234',
      '****',
    ]);
  });
});

/** Half of a character that takes two units of text. */
const HALF = /\p{Cs}/u;

describe('masks of odd texts', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...Object.values(awkwardTexts)));

  it('hide the same of a name whether it was taken apart or not', () => {
    for (const mask of [maskName, maskId, maskMostOfId, maskEmail, maskPhone]) {
      expect(mask('홍길동'.normalize('NFD'))).toBe(mask('홍길동'));
    }
    expect(maskName('홍길동'.normalize('NFD'))).toBe('홍*동');
    expect(maskId('홍길동'.normalize('NFD'))).toBe('홍*동');
  });

  it('do not cut an emoji in half', () => {
    expect(maskName('🐳🐠🐙')).toBe('🐳*🐙');
    expect(maskId('🐳🐠🐙')).toBe('🐳*🐙');
    expect(maskEmail('🐳@sea.kr')).toBe('🐳*@sea.kr');
    expect(maskEmail('🐳🐠@sea.kr')).toBe('🐳*@sea.kr');
    expect(maskPhone('🐳')).toBe('*');
    fc.assert(
      fc.property(odd, (text) => {
        fc.pre(!HALF.test(text));
        for (const mask of [maskName, maskId, maskMostOfId, maskEmail, maskPhone]) expect(mask(text)).not.toMatch(HALF);
      }),
    );
  });

  it('never give everything away', () => {
    expect(maskId('b')).toBe('*');
    expect(maskId('')).toBe('*');
    expect(['15881234', '0101234', '021234567', awkwardTexts.fullWidthDigits].map(maskPhone)).toEqual([
      '********',
      '*******',
      '02-***-4567',
      '*'.repeat(11),
    ]);
    fc.assert(
      fc.property(odd, (text) => {
        fc.pre(normalizeNfc(text) !== '');
        for (const mask of [maskName, maskId, maskMostOfId, maskEmail, maskPhone]) expect(mask(text)).toContain('*');
      }),
    );
  });
});
