import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessableWords } from './guessing/guessableWords.ts';
import { readSignUpForm, type SignUpFormTexts } from './readSignUpForm.ts';
import { awkwardTexts } from './testing/awkwardTexts.ts';

const TODAY = '2026-05-06';
const good: SignUpFormTexts = {
  accountId: 'seastar1',
  password: 'wave+less42',
  passwordConfirmation: 'wave+less42',
  name: '이별빛',
  birthday: '20120506',
  email: 'star@sea.kr',
  mobileNo: '010-1111-2222',
  schoolName: null,
  schoolGrade: 'MIDDLE_2',
};
const child = { ...good, birthday: '20150201', schoolGrade: 'ELEMENTARY_5' };
const read = (changed: Partial<SignUpFormTexts>, kind: 'SELF' | 'GUARDIAN' = 'SELF') =>
  readSignUpForm({ ...(kind === 'SELF' ? good : child), ...changed }, kind, TODAY, {
    words: guessableWords(),
    places: [],
  });

describe('the form of joining', () => {
  it('is stored as it is compared', () => {
    const written = { name: ' 이  별빛 ', email: ' Star@Sea.KR', mobileNo: '010 1111 2222', schoolName: ' 파도중 ' };
    expect(read(written)).toEqual({
      ok: true,
      facts: {
        accountId: 'seastar1',
        password: 'wave+less42',
        name: '이 별빛',
        birthday: '20120506',
        email: 'star@sea.kr',
        mobileNo: '01011112222',
        schoolName: '파도중',
        schoolGrade: 'MIDDLE_2',
      },
    });
  });

  it('asks a child for no address and no number, but for a proper one when there is one', () => {
    for (const empty of [null, '', '  ']) {
      expect(read({ email: empty, mobileNo: empty }, 'GUARDIAN')).toMatchObject({
        ok: true,
        facts: { email: null, mobileNo: null },
      });
      expect(read({ email: empty, mobileNo: empty })).toMatchObject({
        ok: false,
        fields: { email: '필수 입력 정보입니다.', mobileNo: '필수 입력 정보입니다.' },
      });
    }
    const wrong = read({ email: 'x', mobileNo: '123' }, 'GUARDIAN');
    expect(!wrong.ok && Object.keys(wrong.fields)).toEqual(['email', 'mobileNo']);
  });

  it('holds the two doors apart by age', () => {
    expect(read({ birthday: '20120507' })).toMatchObject({ ok: false, fields: { birthday: expect.anything() } });
    expect(read({ birthday: '20120506' }, 'GUARDIAN')).toMatchObject({ ok: false });
    expect(read({ birthday: '20120507' }, 'GUARDIAN')).toMatchObject({ ok: true });
  });

  it('takes whatever is typed without failing, and what it accepts it accepts again in the same form', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(awkwardTexts)));
    const form = fc.record({
      name: fc.oneof(text, fc.constant(good.name)),
      email: fc.oneof(text, fc.constant(good.email)),
      mobileNo: fc.oneof(text, fc.constant(good.mobileNo)),
      schoolName: fc.oneof(text, fc.constant(null)),
    });
    fc.assert(
      fc.property(form, fc.constantFrom('SELF' as const, 'GUARDIAN' as const), (changed, kind) => {
        const first = read(changed, kind);
        if (!first.ok) {
          expect(Object.values(first.fields).every((reason) => /(?:니다|시오)\.$/.test(reason))).toBe(true);
          return;
        }
        const { password: _, ...facts } = first.facts;
        expect(read(facts, kind)).toEqual(first);
      }),
    );
  });
});
