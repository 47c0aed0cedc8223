import { expect, it } from 'vitest';
import { withoutUnseen } from './withoutUnseen.ts';

it('leaves what is seen alone', () => {
  expect(withoutUnseen('토\u200b끼\u3164와 거\ufeff북\u00a0\t')).toBe('토끼와거북');
  expect(withoutUnseen('\u2800\uffa0\u115f')).toBe('');
});
