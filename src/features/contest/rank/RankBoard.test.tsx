import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContestRank } from '#contract/contest.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { RankBoard } from './RankBoard.tsx';

const rank = (participantCount: number): ContestRank => ({
  contestLevelCode: 'B1',
  contestLevelName: 'B1 단계',
  participantCount,
  items: [],
  me: null,
  neighbours: [],
  growth: { items: [], myGrowthPoint: null },
  listedYn: 'Y',
  currentDate: '2026-05-19T01:00:00.000Z',
});

const open = (participantCount: number) =>
  renderShell(
    <RankBoard hasLevels />,
    createTestServices({
      signedIn: true,
      answers: { 'GET /api/event/reading-game-contest/rank': rank(participantCount) },
    }),
  );

it('counts those who have points', async () => {
  open(17);
  expect(await screen.findByText(/^같은 단계의 친구 17명 가운데 열 번째까지 보여요/)).toBeTruthy();
});

it('does not count nobody', async () => {
  open(0);
  expect(await screen.findByText(/^같은 단계의 친구 가운데 열 번째까지 보여요/)).toBeTruthy();
  expect(screen.getByText(/첫 배를 띄워 볼까요/)).toBeTruthy();
});

it('tells each place with its unit', async () => {
  const items = [3, 4].map((rankNo) => ({
    rankNo,
    accountName: '김*다',
    accountId: `s*a${rankNo}`,
    point: 40,
    answerRateByPoint: 90,
    myYn: 'N' as const,
  }));
  const answers = { 'GET /api/event/reading-game-contest/rank': { ...rank(4), items } };
  renderShell(<RankBoard hasLevels />, createTestServices({ signedIn: true, answers }));
  expect(await screen.findByRole('img', { name: '3위' })).toBeTruthy();
  expect(screen.getByText('s*a4').closest('li')?.textContent).toMatch(/^4위/);
});
