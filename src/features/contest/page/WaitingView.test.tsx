import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ContestLevelReview } from '#contract/contestLevelTest.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleContest, sampleInfo, sampleStatus } from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';

const ROOT = '/api/event/reading-game-contest';
const other = sampleContest().rounds.map((round) => ({
  ...round,
  roundLevel: {
    books: round.roundLevel.books.map((book) => ({
      ...book,
      bookNo: book.bookNo + 50,
      bookName: `쉬운 ${book.bookName}`,
    })),
  },
}));
const waiting: ContestLevelReview = {
  state: 'OPEN',
  words: '선생님이 한 번 더 보고 정해 줄 거예요.',
  steps: [{ at: '2026-05-18T01:00:00.000Z', words: '첫 번째 진단검사를 했어요.' }],
  deciderName: '우리 선생님',
  lists: [
    { contestLevelCode: 'B3', contestLevelName: '초등 5~6학년', rounds: sampleContest().rounds },
    { contestLevelCode: 'B2', contestLevelName: '초등 3~4학년', rounds: other },
  ],
  contestLevelName: null,
};

function open(review: ContestLevelReview | null, more: Record<string, unknown> = {}) {
  const services = createTestServices({
    signedIn: true,
    answers: {
      [`GET ${ROOT}/status`]: sampleStatus({ status: 'IN_PROGRESS' }),
      [`GET ${ROOT}`]: sampleContest(),
      [`GET ${ROOT}/info/my`]: null,
      [`GET ${ROOT}/level/review/my`]: review,
      [`GET ${ROOT}/rank`]: new Promise(() => {}),
      [`GET ${ROOT}/reviews/my`]: { items: [] },
      [`GET ${ROOT}/verification-book-no-list`]: [],
      ...more,
    },
  });
  renderShell(<ContestView />, services, '/event/contest');
}

afterEach(cleanup);

it('shows why the level waits, who decides, and the books of both levels', async () => {
  open(waiting);
  const panel = await screen.findByRole('region', { name: '나의 수준을 찾고 있어요' });
  expect(panel.textContent).toContain(waiting.words);
  expect(panel.textContent).toContain('정하는 사람 우리 선생님');
  expect(panel.textContent).toContain('첫 번째 진단검사를 했어요.');
  expect(screen.queryByRole('button', { name: /참가하기|한 번 더/ })).toBeNull();
  expect(await screen.findByRole('button', { name: /^토끼전/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: '초등 3~4학년' }));
  expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: /쉬운 토끼전/ })).toBeTruthy();
});

it('offers the other test while it is to be taken', async () => {
  open({ ...waiting, state: 'AGAIN' });
  expect(await screen.findByRole('button', { name: '다른 문제로 한 번 더 하기' })).toBeTruthy();
  expect(screen.queryByText('정하는 사람')).toBeNull();
});

it('has the way to join for everybody else', async () => {
  open(null);
  expect(await screen.findByRole('button', { name: '대회 참가하기' })).toBeTruthy();
});

it('shows the reason beside the own standing once the level is decided', async () => {
  const steps = [...waiting.steps, { at: '2026-05-19T01:00:00.000Z', words: '선생님이 정했어요.' }];
  const decided = { ...waiting, state: 'DECIDED' as const, words: '함께 읽어 보고 정했어요.', steps, lists: [] };
  open(decided, { [`GET ${ROOT}/info/my`]: sampleInfo() });
  const story = await screen.findByRole('region', { name: '나의 수준을 정한 이야기' });
  expect(story.textContent).toContain('우리 선생님의 말 함께 읽어 보고 정했어요.');
  expect(within(story).getAllByRole('listitem')).toHaveLength(2);
});
