import { expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { checkRules } from '../text/checkRules.ts';
import { createTemporaryPassword } from './createTemporaryPassword.ts';
import { passwordRules } from './passwordRules.ts';

it('makes passwords that its owner could have chosen, each another', () => {
  const random = createRandom(3);
  const made = Array.from({ length: 200 }, () => createTemporaryPassword(random));
  for (const password of made) expect(checkRules(password, passwordRules('minji2014'))).toBeNull();
  expect(new Set(made).size).toBe(made.length);
});
