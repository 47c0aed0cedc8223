import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MatchingContent, MissionAttempt } from '#contract/mission.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { useMissedPairs } from './useMissedPairs.ts';

const content: MatchingContent = {
  kind: 'MATCHING',
  relation: '인물과 한 일',
  lefts: [{ id: 'nolbu', text: '놀부' }],
  rights: [{ id: 'r1', text: '제비 다리를 고쳐 주었어요' }],
};
const retry = { attemptNo: 12, bookNo: 1, round: 2 } as MissionAttempt;

function Retry() {
  useMissedPairs(retry, content);
  return null;
}

it('tells what was missed until the player has seen it: a scene that is made anew takes no pair apart', async () => {
  const item = { key: 'nolbu', given: '제비 다리를 고쳐 주었어요', correct: false };
  const results = [{ attemptNo: 11, readingMissionType: 'MATCHING', items: [item] }];
  const answers = { 'GET /api/mission/books/1/results/me': { results } };
  renderShell(<Retry />, createTestServices({ signedIn: true, answers }));
  const event = () => gameBus.toGame.last('matching/marked');
  const pair = { left: 'nolbu', right: 'r1', correct: false };
  await waitFor(() => expect(event()).toEqual({ attemptNo: 12, pairs: [pair] }));
  act(() => gameBus.toShell.emit('matching/missed-seen', { attemptNo: 11 }));
  expect(event()).toEqual({ attemptNo: 12, pairs: [pair] });
  act(() => gameBus.toShell.emit('matching/missed-seen', { attemptNo: 12 }));
  expect(event()).toEqual({ attemptNo: 12, pairs: [] });
});
