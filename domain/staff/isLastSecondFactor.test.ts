import { describe, expect, it } from 'vitest';
import { isLastSecondFactor } from './isLastSecondFactor.ts';

describe('the last second factor', () => {
  it.each([
    ['an authenticator alone', { codes: true, passkeys: [] }, null, true],
    ['an authenticator beside a passkey', { codes: true, passkeys: ['a'] }, null, false],
    ['a passkey alone', { codes: false, passkeys: ['a'] }, 'a', true],
    ['a passkey beside an authenticator', { codes: true, passkeys: ['a'] }, 'a', false],
    ['one passkey of two', { codes: false, passkeys: ['a', 'b'] }, 'b', false],
  ])('%s', (_, factors, keyId, last) => expect(isLastSecondFactor(factors, keyId)).toBe(last));
});
