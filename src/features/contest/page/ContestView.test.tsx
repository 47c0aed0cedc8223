import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContestStatusData } from '#contract/contest.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleContest, sampleInfo, sampleStatus } from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';

const ROOT = '/api/event/reading-game-contest';

function open(status: Partial<ContestStatusData> | Error | null, more: Record<string, unknown> = {}) {
  const answer = status instanceof Error || status === null ? status : sampleStatus(status);
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`GET ${ROOT}/status`]: answer,
      [`GET ${ROOT}`]: sampleContest(),
      [`GET ${ROOT}/info/my`]: null,
      [`GET ${ROOT}/rank`]: new Promise(() => {}),
      [`GET ${ROOT}/reviews/my`]: { items: [] },
      [`GET ${ROOT}/verification-book-no-list`]: [2],
      ...more,
    },
  });
  return { services, ...renderShell(<ContestView />, services, '/event/contest') };
}

const wait = { status: 'WAIT', currentDate: '2026-05-10T14:59:57.000Z' } as const;
const running = { status: 'IN_PROGRESS', currentDate: '2026-05-19T01:00:00.000Z' } as const;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says that it is loading', async () => {
  open(null, { [`GET ${ROOT}/status`]: new Promise(() => {}) });
  expect(await screen.findByText('게임 대회 정보를 불러오고 있어요')).toBeTruthy();
});

it('counts down by the server, whatever the device believes, and swaps the view after one question', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { services } = open(wait);
  expect((await screen.findByRole('timer')).textContent).toContain('03초');
  // The device's clock jumps two hours; the time that nobody can set does not.
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('timer').textContent).toContain('02초');
  services.answers[`GET ${ROOT}/status`] = sampleStatus({ ...running, currentDate: '2026-05-10T15:00:12.000Z' });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('곧 시작해요! 돛을 올리고 있어요.')).toBeTruthy();
  const asked = () => services.requests.filter((request) => request === `GET ${ROOT}/status`).length;
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('button', { name: '대회 참가하기' })).toBeTruthy();
  expect(asked()).toBe(2);
});

it('shows the weeks: the open one with its books, the others closed', async () => {
  open(running, { [`GET ${ROOT}/info/my`]: sampleInfo() });
  const open2 = await screen.findByRole('button', { name: /^2주차/ });
  expect(open2.getAttribute('aria-expanded')).toBe('true');
  for (const closed of ['1주차', '3주차'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${closed}`) }).disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: /별주부/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('이미 응시완료한 도서입니다.');
});

it('opens a book that is not taken with its missions, also when nobody can say whether it was', async () => {
  for (const history of [{ exists: false }, { exists: true }, new NetworkError(false)]) {
    const asked = { [`GET ${ROOT}/1/exist-mission-history`]: history };
    const { address } = open(running, { [`GET ${ROOT}/info/my`]: sampleInfo(), ...asked });
    fireEvent.click(await screen.findByRole('button', { name: /토끼전/ }));
    await waitFor(() => expect(address()).toBe('/book/mission/1'));
    cleanup();
  }
});

it('refuses a book that was finished elsewhere since the list came', async () => {
  const { services, address } = open(running, {
    [`GET ${ROOT}/info/my`]: sampleInfo(),
    [`GET ${ROOT}/1/exist-mission-history`]: { exists: true },
  });
  const book = await screen.findByRole('button', { name: /토끼전/ });
  services.answers[`GET ${ROOT}/verification-book-no-list`] = [1, 2];
  fireEvent.click(book);
  expect((await screen.findByRole('dialog')).textContent).toContain('이미 응시완료한 도서입니다.');
  expect(address()).toBe('/event/contest');
  expect(screen.getByText('2권 가운데 2권 응시완료')).toBeTruthy();
});

it('keeps the books for three days, and asks for the status each time', async () => {
  const first = open(running, { [`GET ${ROOT}/info/my`]: sampleInfo() });
  await screen.findByRole('button', { name: /토끼전/ });
  expect(first.services.requests).toContain(`GET ${ROOT}`);
  cleanup();
  const again = open(
    { ...running, currentDate: '2026-05-21T01:00:00.000Z' },
    { [`GET ${ROOT}/info/my`]: sampleInfo() },
  );
  await screen.findByRole('button', { name: /토끼전/ });
  expect(again.services.requests).not.toContain(`GET ${ROOT}`);
  expect(again.services.requests).toContain(`GET ${ROOT}/status`);
  cleanup();
  const late = open({ ...running, currentDate: '2026-05-22T01:00:00.000Z' }, { [`GET ${ROOT}/info/my`]: sampleInfo() });
  await screen.findByRole('button', { name: /토끼전/ });
  expect(late.services.requests).toContain(`GET ${ROOT}`);
});

it('looks at login and account before the test opens', async () => {
  const suspended = { accountStatus: 'INACTIVE', academyStatus: 'ACTIVE' };
  const { services, address } = open(running, { 'POST /api/account/me': suspended });
  fireEvent.click(await screen.findByRole('button', { name: '대회 참가하기' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('정지');
  fireEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(address()).toBe('/event/contest');
  services.answers['POST /api/account/me'] = { accountStatus: 'ACTIVE', academyStatus: 'ACTIVE' };
  fireEvent.click(screen.getByRole('button', { name: '대회 참가하기' }));
  await waitFor(() => expect(address()).toBe('/event/diagnosis'));
});

it('shows the pictures that the operator gave, for wide and for narrow screens, and its own without them', async () => {
  const pictures = { pcImagePath: '/art/wide.webp', mobileImagePath: '/art/narrow.webp' };
  const shown = () => ({
    wide: document.querySelector('picture img')?.getAttribute('src'),
    narrow: document.querySelector('picture source')?.getAttribute('srcset'),
  });
  open(wait, { [`GET ${ROOT}`]: { ...sampleContest(), ...pictures } });
  await waitFor(() => expect(shown()).toEqual({ wide: '/art/wide.webp', narrow: '/art/narrow.webp' }));
  cleanup();
  localStorage.clear();
  open(wait, { [`GET ${ROOT}`]: { ...sampleContest(), ...pictures, pcImagePath: null } });
  await waitFor(() => expect(shown()).toEqual({ wide: '/art/narrow.webp', narrow: '/art/narrow.webp' }));
  cleanup();
  localStorage.clear();
  open(wait);
  await screen.findByRole('timer');
  expect(document.querySelector('picture')).toBeNull();
});

it.each<[string, object, object]>([
  ['waits for the next contest', wait, {}],
  ['has not joined', running, {}],
  ['takes part in the next one', running, { [`GET ${ROOT}/info/my`]: sampleInfo() }],
  ['joined none before it was over', { status: 'COMPLETED' }, {}],
])('leads who %s to the certificate of the contest before, where there is one', async (_, status, more) => {
  open(status, { [`GET ${ROOT}`]: { ...sampleContest(), pastCertificateYn: 'Y' }, ...more });
  const link = await screen.findByRole('link', { name: '지난 대회 인증서' });
  expect(link.getAttribute('href')).toBe('/event/contest/certificate');
  cleanup();
  localStorage.clear();
  open(wait, { [`GET ${ROOT}`]: { ...sampleContest(), pastCertificateYn: 'N', pcImagePath: '/art/wide.webp' } });
  await waitFor(() => expect(document.querySelector('picture')).not.toBeNull());
  expect(screen.queryByRole('link', { name: '지난 대회 인증서' })).toBeNull();
});

it('celebrates completion once', async () => {
  const done = { [`GET ${ROOT}/info/my`]: sampleInfo({ completedYn: 'Y', point: 900 }) };
  open(running, done);
  fireEvent.click(await screen.findByRole('button', { name: '닫기' }));
  expect(screen.queryByText('완주를 축하해요!')).toBeNull();
  expect(screen.getByRole('link', { name: '완주 인증서' })).toBeTruthy();
});

it('thanks everybody once it is over', async () => {
  open({ status: 'COMPLETED' });
  expect(await screen.findByText(/모두 고마워요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '대회 참가하기' })).toBeNull();
});

it('tells a failure in the dialog, and can be loaded again', async () => {
  open(new NetworkError(false));
  expect((await screen.findByRole('dialog')).textContent).toContain('인터넷에 연결되지 않았어요');
});

it('has a kind word where there is no contest', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: '지금은 준비된 대회가 없어요' })).toBeTruthy();
});

it('leads to the first book of the week that is left, and shows no share of nothing', async () => {
  open(running, { [`GET ${ROOT}/info/my`]: sampleInfo({ point: 0, todayCount: 0, readingRateByPoint: 0 }) });
  const link = await screen.findByRole('link', { name: '첫 책 읽으러 가기' });
  expect(link.getAttribute('href')).toBe('/book/read/1');
  expect(screen.getByRole('button', { name: /토끼전/ }).textContent).toContain('바로 읽기');
  expect(document.body.textContent).not.toContain('0%');
});

it('has no next book once all books of the week are done', async () => {
  open(running, {
    [`GET ${ROOT}/info/my`]: sampleInfo(),
    [`GET ${ROOT}/verification-book-no-list`]: [1, 2],
  });
  await screen.findAllByText(/응시완료/);
  expect(screen.queryByRole('link', { name: /책 읽으러 가기/ })).toBeNull();
});
