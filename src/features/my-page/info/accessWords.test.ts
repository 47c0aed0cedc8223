import { expect, it } from 'vitest';
import { accessWords } from './accessWords.ts';

it.each([
  [{ kind: 'SIGN_IN', detail: '', count: 1 }, null],
  [{ kind: 'SIGN_IN_REFUSED', detail: 'SIGN_IN_FAILED', count: 1 }, '비밀번호가 맞지 않았어요'],
  [{ kind: 'SIGN_IN_REFUSED', detail: 'SIGN_IN_FAILED', count: 1200 }, '비밀번호가 맞지 않았어요 · 1,200번'],
  [{ kind: 'SIGN_IN_REFUSED', detail: 'OF_A_NEWER_SERVER', count: 3 }, '3번'],
  [{ kind: 'PASSWORD_CHANGED', detail: 'RESET', count: 1 }, '비밀번호 찾기로'],
  [{ kind: 'LOGIN_ENDED', detail: '2', count: 1 }, '2곳'],
  [{ kind: 'INFO_CHANGED', detail: 'email schoolName newer', count: 1 }, '이메일, 학교'],
] as const)('%o reads %s', (record, words) => {
  expect(accessWords(record)).toBe(words);
});
