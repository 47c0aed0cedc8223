import { expect, it } from 'vitest';
import { reviewTimeline } from './reviewTimeline.ts';

const hold = {
  subject: 'HOLD',
  startedAt: 10,
  happenedAt: 20,
  createdAt: 20,
  repliedAt: null,
  decidedAt: null,
} as const;
const stepsOf = (times: Parameters<typeof reviewTimeline>[0]) => reviewTimeline(times).map(({ step }) => step);

it('goes from the start of the mission to the decision, as things happened', () => {
  expect(stepsOf(hold)).toEqual(['STARTED', 'HANDED_IN', 'HELD']);
  expect(stepsOf({ ...hold, repliedAt: 40, decidedAt: 30 })).toEqual([
    'STARTED',
    'HANDED_IN',
    'HELD',
    'DECIDED',
    'REPLIED',
  ]);
});

it('leaves out what is not known, and has one step for a correction', () => {
  expect(stepsOf({ ...hold, startedAt: null })).toEqual(['HANDED_IN', 'HELD']);
  expect(stepsOf({ ...hold, subject: 'CORRECTION', createdAt: 50 })).toEqual(['CORRECTED']);
});
