import { expect, it } from 'vitest';
import { privilegedPasswordRefusal } from './privilegedPasswordRefusal.ts';

it.each([
  ['short1!', false],
  ['123456789012', false],
  ['passwordpassword', false],
  ['qwertyuiop12', false],
  ['kim-has-a-boat', false],
  ['파도 등대 조개 나침반 여름', true],
  ['mW4xkz8vQp2t', true],
  ['a'.repeat(129), false],
])('%s as the password of somebody who handles data: %s', (password, good) => {
  expect(privilegedPasswordRefusal(password, 'kim') === null).toBe(good);
});
