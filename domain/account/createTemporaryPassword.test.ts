import { expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { checkRules } from '../text/checkRules.ts';
import { createTemporaryPassword } from './createTemporaryPassword.ts';
import { guessableWords } from './guessing/guessableWords.ts';
import { passwordRules } from './passwordRules.ts';

it('makes passwords that its owner could have chosen, each another', () => {
  const owner = { accountId: 'minji2014', name: '김민지', birthday: '20140302', places: ['푸른초등학교'] };
  const rules = passwordRules(owner, guessableWords());
  const random = createRandom(3);
  const made = Array.from({ length: 500 }, () => createTemporaryPassword(random));
  for (const password of made) expect(checkRules(password, rules)).toBeNull();
  expect(new Set(made).size).toBe(made.length);
});
