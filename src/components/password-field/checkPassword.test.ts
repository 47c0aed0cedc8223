// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PasswordOwner } from '#domain/account/guessing/createOwnWords.ts';
import { guessableWords } from '#domain/account/guessing/guessableWords.ts';
import { passwordRules } from '#domain/account/passwordRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import { checkPassword } from './checkPassword.ts';

const words = guessableWords();
const metOf = (password: string, owner: PasswordOwner | null = { accountId: 'kqzwvmjx' }) =>
  checkPassword(password, owner, words).map(({ met }) => met);

it.each([
  ['', [false, false, false, false]],
  ['ab1', [false, true, true, false]],
  ['abcdefgh', [true, false, true, false]],
  ['goBada77!', [true, true, true, true]],
  ['kqzwvmjx', [true, false, false, true]],
  ['kqzwvmjx7', [true, true, false, true]],
  ['goBada77!goBada77', [false, true, true, false]],
])('tells for %s what is met', (password, met) => {
  expect(metOf(password)).toEqual(met);
});

it('leaves the name out where only its mask is known', () => {
  expect(metOf('goBada77!', null)).toEqual([true, true, true]);
});

it('is met altogether exactly when the rules of the domain accept the password', () => {
  const letters = fc.constantFrom(...'abzAZ019~!@#$%^&*()_+=');
  const password = fc.oneof(
    fc.array(letters, { minLength: 1, maxLength: 18 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 18 }),
    fc.constantFrom('password1', 'badahero', 'BADAHERO', 'qwer1234!', '비밀번호123'),
  );
  fc.assert(
    fc.property(password, (text) => {
      const accepted =
        checkRules(text, passwordRules({ accountId: 'badahero', name: '김민지', birthday: '20140302' }, words)) ===
        null;
      expect(metOf(text).every(Boolean)).toBe(accepted);
    }),
    { numRuns: 500 },
  );
});
