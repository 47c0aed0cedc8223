import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { BottomBar } from './BottomBar.tsx';

it.each([
  ['/', '홈'],
  ['/main', '홈'],
  ['/search', '책 찾기'],
  ['/library/calendar', '내 서재'],
  ['/mypage/info', '내 페이지'],
  ['/notice', null],
])('says where the student is: %s', (at, label) => {
  renderShell(<BottomBar />, createTestServices({ signedIn: true }), at);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(label === null ? [] : [label]);
});
