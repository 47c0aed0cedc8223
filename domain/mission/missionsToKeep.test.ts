import { expect, it } from 'vitest';
import { missionsToKeep } from './missionsToKeep.ts';

it('keeps what is open, begins nothing unasked, and leaves retries and what is done alone', () => {
  const board = [
    { readingMissionType: 'PUZZLE', state: 'NEW' },
    { readingMissionType: 'MATCHING', state: 'RETRY' },
    { readingMissionType: 'OX', state: 'OPEN' },
    { readingMissionType: 'QUIZ', state: 'DONE' },
    { readingMissionType: 'REPORT', state: 'OPEN' },
  ] as const;
  expect(missionsToKeep(board)).toEqual({ open: ['OX', 'REPORT'], fresh: ['PUZZLE'] });
  expect(missionsToKeep([])).toEqual({ open: [], fresh: [] });
});
