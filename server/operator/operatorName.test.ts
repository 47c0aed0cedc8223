import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { operatorName } from './operatorName.ts';

it('is the name that is given, else that of the account, else its number', () => {
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  expect(operatorName('kim', nameless)).toBe('kim');
  expect(operatorName(undefined)).toBe(userInfo().username);
  expect(operatorName(undefined, nameless)).toBe(`uid ${process.getuid?.() ?? '?'}`);
});
