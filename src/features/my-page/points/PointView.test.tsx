import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PointEntries } from '#contract/myPage.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { PointView } from './PointView.tsx';

const LIST = 'GET /api/point/entries/me';
const entry = (entryNo: number, amount: number, createdAt: string) => ({
  entryNo,
  title: `『토끼전』 미션 ${entryNo}`,
  details: '8개 가운데 7개',
  amount,
  createdAt,
});
const page: PointEntries = {
  items: [entry(3, 18, '2026-11-20T16:00:00.000Z'), entry(2, -120, '2026-11-20T14:00:00.000Z')],
  page: 1,
  pageSize: 30,
  totalCount: 65,
  balance: 1640,
  earned: 218,
  spent: 320,
};
const nothing = { ...page, items: [], totalCount: 0, earned: 0, spent: 0 };

function open(at: string, answer: unknown = page) {
  const services = createTestServices({ answers: { [LIST]: answer }, signedIn: true });
  services.now = () => Date.parse('2026-11-21T03:00:00.000Z');
  return { services, ...renderShell(<PointView />, services, at) };
}

it('shows signed amounts under the day in Seoul they belong to', async () => {
  open('/mypage/point?purse=SHELL');
  expect(await screen.findByText('+18개')).toBeTruthy();
  expect(screen.getByText('−120개')).toBeTruthy();
  expect(screen.getByText('+218개')).toBeTruthy();
  expect(screen.getByText('−320개')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2026년 11월\u00a021일\u00a0(토)오늘',
    '2026년 11월\u00a020일\u00a0(금)어제',
  ]);
});

it('goes by the clock of the server on a device whose clock is wrong', async () => {
  const { services, address } = open('/mypage/point', { ...page, currentDate: '2026-11-21T03:00:00.000Z' });
  services.now = () => Date.parse('2015-01-01T03:00:00.000Z');
  await screen.findByText('+18점');
  expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toBe('2026년 11월\u00a020일\u00a0(금)어제');
  fireEvent.click(screen.getByRole('button', { name: '이번 달' }));
  expect(address()).toBe('/mypage/point?from=2026-11-01&to=2026-11-21');
});

it('calls nothing that was done a day to come', async () => {
  const services = createTestServices({ answers: { [LIST]: page }, signedIn: true });
  services.now = () => Date.parse('2026-11-19T03:00:00.000Z');
  renderShell(<PointView />, services, '/mypage/point');
  await screen.findByText('+18점');
  expect(screen.queryByText(/내일|뒤$/)).toBeNull();
});

it('asks for what the address says', async () => {
  const { services } = open('/mypage/point?purse=SHELL&tab=SPENT&from=2026-10-01&to=2026-10-31&page=2');
  await screen.findByText('+18개');
  expect(services.bodies).toEqual([{ purse: 'SHELL', tab: 'SPENT', from: '2026-10-01', to: '2026-10-31', page: 2 }]);
  expect(screen.getByRole('tab', { name: '쓴 것' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('button', { name: '지난달' }).getAttribute('aria-pressed')).toBe('true');
});

it('writes every choice into the address, and begins at the first page again', async () => {
  const { address } = open('/mypage/point?purse=SHELL&page=2');
  await screen.findByText('+18개');
  fireEvent.click(screen.getByRole('tab', { name: '받은 것' }));
  expect(address()).toBe('/mypage/point?purse=SHELL&tab=EARNED');
  fireEvent.click(screen.getByRole('button', { name: '이번 달' }));
  expect(address()).toBe('/mypage/point?purse=SHELL&tab=EARNED&from=2026-11-01&to=2026-11-21');
  fireEvent.click(screen.getByRole('button', { name: /북포인트/ }));
  await waitFor(() => expect(address()).toBe('/mypage/point?from=2026-11-01&to=2026-11-21'));
});

it('tells nothing of spending where nothing can be spent', async () => {
  const { services } = open('/mypage/point?tab=SPENT');
  await screen.findByText('+18점');
  expect(services.bodies).toMatchObject([{ purse: 'POINT', tab: 'ALL' }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText('이 기간에 쓴 것')).toBeNull();
});

it('tells of a span whose end lies before its start, and does not ask for it', async () => {
  const { services } = open('/mypage/point?from=2026-11-10&to=2026-11-01');
  expect(await screen.findByText('끝나는 날이 시작하는 날보다 앞서 있어요.')).toBeTruthy();
  expect(services.bodies).toEqual([{ purse: 'POINT', tab: 'ALL', from: '2026-11-10', to: undefined, page: 1 }]);
});

it('leads back from a page past the last one, where something was gathered', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { address } = open('/mypage/point?page=9', { ...page, items: [], page: 9 });
  const back = await screen.findByRole('button', { name: '마지막 쪽 보기' });
  expect(screen.queryByText('아직 모은 북포인트가 없어요')).toBeNull();
  fireEvent.click(back);
  expect(address()).toBe('/mypage/point?page=3');
});

it.each([
  ['/mypage/point', '아직 모은 북포인트가 없어요'],
  ['/mypage/point?purse=SHELL', '아직 모은 조개가 없어요'],
  ['/mypage/point?from=2026-11-01', '여기에는 내역이 없어요'],
])('has its own words for nothing at %s', async (at, words) => {
  open(at, nothing);
  expect(await screen.findByText(words)).toBeTruthy();
});
