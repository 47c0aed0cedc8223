import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ContestTeams, TeamItem } from '#contract/contestTeams.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleContest, sampleInfo, sampleListed, sampleStatus } from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';

const ROOT = '/api/event/reading-game-contest';
const ofSite = sampleListed({ joinedYn: 'Y', point: 40, completionPoint: 800 });
const ofClass = sampleListed({
  readingGameContestNo: 7,
  title: '우리 반 대회',
  scope: 'CLASS',
  hostName: '초등 3학년 2반',
  levelEntry: 'ONE_LEVEL',
});
const past = sampleListed({
  readingGameContestNo: 1,
  title: '봄 대회',
  status: 'COMPLETED',
  joinedYn: 'Y',
  point: 900,
  completionPoint: 800,
});

const ourClass: TeamItem = {
  rankNo: 1,
  teamName: '초등 3학년 2반',
  pupilCount: 20,
  readerCount: 12,
  growerCount: 0,
  readerShare: 60,
  growerShare: 0,
  share: 30,
  myYn: 'Y',
};
const teams = (given: Partial<ContestTeams>): ContestTeams => ({
  ...{ roundNo: 1, roundNos: [1], items: [], mine: null, minPupils: 5, currentDate: '2026-05-19T01:00:00.000Z' },
  ...given,
});

function open(path: string, more: Record<string, unknown> = {}) {
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`GET ${ROOT}/status`]: sampleStatus(),
      [`GET ${ROOT}/list/my`]: { items: [ofSite, ofClass, past] },
      [`GET ${ROOT}`]: { ...sampleContest(), prizes: '모두에게 책갈피' },
      [`GET ${ROOT}/info/my`]: sampleInfo(),
      [`GET ${ROOT}/rank`]: new Promise(() => {}),
      [`GET ${ROOT}/reviews/my`]: { items: [] },
      [`GET ${ROOT}/verification-book-no-list`]: [],
      [`GET ${ROOT}/teams`]: teams({ items: [ourClass] }),
      ...more,
    },
  });
  return { services, ...renderShell(<ContestView />, services, path) };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the first of several, and leads to the others and to those that are over', async () => {
  open('/event/contest');
  const choice = await screen.findByRole('navigation', { name: '대회 고르기' });
  const links = within(choice).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/event/contest', '/event/contest?no=7']);
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  expect(links[1]?.textContent).toContain('초등 3학년 2반');
  fireEvent.click(within(choice).getByRole('button', { name: '지난 대회 1' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('900점을 모았어요');
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/event/contest?no=1');
});

it('shows the one that the address names, asks the server about it, and names its prizes', async () => {
  const { services } = open('/event/contest?no=7', { [`GET ${ROOT}/info/my`]: null });
  expect(await screen.findByRole('heading', { level: 1, name: '우리 반 대회' })).toBeTruthy();
  expect(await screen.findByText('모두에게 책갈피')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '대회 참가하기' })).toBeTruthy();
  expect(services.requests).toContain(`GET ${ROOT}`);
});

it('has words for a contest that is not there for this student', async () => {
  open('/event/contest?no=99');
  expect(await screen.findByText('이 대회는 볼 수 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '대회로 가기' }).getAttribute('href')).toBe('/event/contest');
});

it('shows how many of each class read', async () => {
  open('/event/contest?no=7');
  await waitFor(() => expect(screen.getByText('함께 읽는 반')).toBeTruthy());
  expect((await screen.findAllByText('20명 가운데 12명')).length).toBe(1);
});

it('does not say that nobody has read where a class too small for a place has', async () => {
  const mine = { ...ourClass, rankNo: null, pupilCount: 4, readerCount: 3 };
  open('/event/contest?no=7', { [`GET ${ROOT}/teams`]: teams({ mine }) });
  expect(await screen.findByText('4명 가운데 3명')).toBeTruthy();
  expect(screen.queryByText(/아직 아무도 읽지 않았어요/)).toBeNull();
  cleanup();
  open('/event/contest?no=7', { [`GET ${ROOT}/teams`]: teams({ mine: { ...mine, readerCount: 0 } }) });
  expect(await screen.findByText(/아직 아무도 읽지 않았어요/)).toBeTruthy();
});

it('names no reading level where all read the same books', async () => {
  open('/event/contest?no=7');
  expect(await screen.findByRole('heading', { name: '나의 항해' })).toBeTruthy();
  expect(screen.queryByText(/^읽기 수준/)).toBeNull();
});
