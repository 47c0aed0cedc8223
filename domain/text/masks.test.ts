import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';
import { maskId } from './maskId.ts';
import { maskName } from './maskName.ts';
import { maskPhone } from './maskPhone.ts';

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
