import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleMyPage } from '#src/testing/sampleMyPage.ts';
import { MyPageMainView } from './MyPageMainView.tsx';

const MAIN = 'GET /api/mypage/main/me';
const GOAL = 'PUT /api/account/goal/me';

function open(answers: Record<string, unknown> = {}) {
  const services = createTestServices({ answers: { [MAIN]: sampleMyPage(), ...answers }, signedIn: true });
  renderShell(<MyPageMainView />, services, '/mypage/main');
  return services;
}

it('tells how far the month has come, and what it did before', async () => {
  open();
  const bottle = await screen.findByRole('progressbar', { name: '11월 목표' });
  expect(bottle.getAttribute('aria-valuenow')).toBe('60');
  expect(bottle.getAttribute('aria-valuetext')).toBe('5권 가운데 3권을 인증했어요');
  expect(screen.getByText('두 권 더 만나면 가득 차요')).toBeTruthy();
  const months = screen.getByRole('list', { name: '달마다 인증한 책' });
  expect(months.textContent).toContain('2026년 9월 2권');
  expect(months.textContent).toContain('2026년 10월 4권, 목표 4권');
  expect(screen.getByRole('link', { name: /조개/ }).getAttribute('href')).toBe('/mypage/point?purse=SHELL');
});

it('changes the goal, and tells the other windows', async () => {
  const services = open({ [GOAL]: { thisMonthGoalBookCount: 7 } });
  fireEvent.click(await screen.findByRole('button', { name: '목표 고치기' }));
  fireEvent.click(screen.getByRole('button', { name: '한 권 늘리기' }));
  fireEvent.change(screen.getByRole('slider', { name: '한 달에 읽을 책' }), { target: { value: '6' } });
  fireEvent.click(screen.getByRole('button', { name: '한 권 늘리기' }));
  services.answers[MAIN] = sampleMyPage({ goal: { ...sampleMyPage().goal, goalBookCount: 7 } });
  fireEvent.click(screen.getByRole('button', { name: '이만큼 할래요' }));
  const bottle = await screen.findByRole('progressbar', { name: '11월 목표' });
  await waitFor(() => expect(bottle.getAttribute('aria-valuetext')).toMatch(/^7권 가운데/));
  expect(services.bodies).toContainEqual({ bookCount: 7 });
  expect(services.sent).toEqual([{ type: 'main/changed' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the choice when the goal cannot be saved', async () => {
  open({ [GOAL]: refusal('OVERLOADED') });
  fireEvent.click(await screen.findByRole('button', { name: '목표 고치기' }));
  fireEvent.click(screen.getByRole('button', { name: '한 권 줄이기' }));
  fireEvent.click(screen.getByRole('button', { name: '이만큼 할래요' }));
  expect((await screen.findByRole('alert')).textContent).toContain('지금 많은 친구가');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('4권');
});

it('does not let the goal leave one to thirty', async () => {
  open({ [MAIN]: sampleMyPage({ goal: { ...sampleMyPage().goal, goalBookCount: 30 } }) });
  fireEvent.click(await screen.findByRole('button', { name: '목표 고치기' }));
  expect(screen.getByRole('button', { name: '한 권 늘리기' }).getAttribute('aria-disabled')).toBe('true');
});

it('leads a student without books to the search', async () => {
  open({ [MAIN]: sampleMyPage({ recentBooks: [] }) });
  await waitFor(() => expect(screen.getByText('첫 책을 기다리고 있어요')).toBeTruthy());
  expect(screen.getByRole('link', { name: '책 찾기' }).getAttribute('href')).toBe('/search');
});
