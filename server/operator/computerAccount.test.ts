import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { computerAccount } from './computerAccount.ts';

it('is the name of the account, else its number, in brackets', () => {
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  expect(computerAccount()).toBe(`(${userInfo().username})`);
  expect(computerAccount(nameless)).toBe(`(uid ${process.getuid?.() ?? '?'})`);
});
