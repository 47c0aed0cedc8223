import { expect, it } from 'vitest';
import { isWatchable } from './isWatchable.ts';

it.each(['/', '/main', '/search?query=a', '/book/view/1001', '/notice/view/3', '/event/contest', '/library/board'])(
  'may watch %s',
  (path) => {
    expect(isWatchable(path)).toBe(true);
  },
);

it.each([
  '/login',
  '/login/sign-up?step=2',
  '/login/find-reset#token',
  '/dormancy',
  '/subscription',
  '/subscription/payment',
  '/subscription/success/12',
  '/mypage/info',
  '/mypage/paymentchange',
  '/book/mission/resultToParent/1001/key',
  '/book/mission/1001',
  '/book/mission/result/1001',
  '/diagnosis/parent/key',
  '/monthly-report/parent/key',
  '/book/note/1001',
  '/book/note/report/1001',
  '/book/read/1001',
  '/home/book/mission/resultToParent/1/2',
  '//login',
  '/edu/login',
  '/LOGIN',
])('never watches %s', (path) => {
  expect(isWatchable(path)).toBe(false);
});
