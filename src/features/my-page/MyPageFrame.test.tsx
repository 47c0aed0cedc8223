import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SiteName } from '#contract/site.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { MyPageFrame } from './MyPageFrame.tsx';

function open(site: SiteName, at: string) {
  renderShell(<MyPageFrame title="제목">글</MyPageFrame>, createTestServices({ site, signedIn: true }), at);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  return current.map(({ textContent }) => textContent);
}

it.each(['/mypage/ticket', '/mypage/ticketchange', '/mypage/paymentchange', '/mypage/tickettermination'])(
  'counts %s to the ticket',
  (at) => expect(open('home', at)).toEqual(['이용권']),
);

it('knows where every other page is, and has no ticket on other sites', () => {
  expect(open('edu', '/mypage/point')).toEqual(['북포인트와 조개']);
  expect(screen.queryByRole('link', { name: '이용권' })).toBeNull();
});
