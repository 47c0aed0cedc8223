import { expect, it } from 'vitest';
import { offeredJoinCode } from './offeredJoinCode.ts';

it('reads the code of the address, however it was written, and nothing where there is none', () => {
  expect(offeredJoinCode('#code=abcd-2345')).toBe('ABCD2345');
  expect(offeredJoinCode('#main')).toBe('');
  expect(offeredJoinCode('')).toBe('');
});
