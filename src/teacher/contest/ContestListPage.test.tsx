import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffContestSummary } from '#contract/staffContest.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import { ContestListPage } from './ContestListPage.tsx';
import { sampleSummary } from './testing/sampleStaffContest.ts';

const LIST = 'GET /api/staff/institutions/5/contests';
const pageOf = (items: StaffContestSummary[], totalCount = items.length) => ({
  items,
  page: 1,
  pageSize: 30,
  totalCount,
});
const open = (answer: unknown) =>
  renderStaff(<ContestListPage />, {
    api: createTestServices({ answers: { [LIST]: answer } }).api,
    at: '/teacher/contests',
    path: '/teacher/contests',
  });

it('names each contest with whose it is, its days, its state and who takes part', async () => {
  open(
    pageOf([
      sampleSummary(),
      sampleSummary({ contestNo: 4, title: '여름 대회', status: 'WAIT', staffName: null, joinedCount: 0 }),
    ]),
  );
  const [running, coming] = await screen.findAllByRole('listitem');
  if (!running || !coming) throw new Error('no cards');
  expect(within(running).getByRole('link')).toHaveProperty('pathname', '/teacher/contests/3');
  for (const words of ['하고 있어요', '봄 독서 대회', '초등 3학년 2반', '학생 24명 · 참가 12명', '윤선생 선생님'])
    expect(running.textContent).toContain(words);
  expect(coming.textContent).toContain('곧 시작해요');
  expect(coming.textContent).not.toContain('선생님');
});

it('has a way to those of other pages', async () => {
  const { address } = open(pageOf([sampleSummary()], 31));
  fireEvent.click(await screen.findByRole('button', { name: '2페이지' }));
  await waitFor(() => expect(address()).toBe('/teacher/contests?page=2'));
});

it('invites to a first one', async () => {
  open(pageOf([]));
  expect(await screen.findByText('아직 연 독서 대회가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '독서 대회 열기' })).toHaveProperty('pathname', '/teacher/contests/new');
});

it('names a failure, with a way to try again', async () => {
  open(refusal('UNKNOWN'));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
});
