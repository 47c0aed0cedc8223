import { expect, it } from 'vitest';
import type { MissionResult } from '#contract/mission.ts';
import { type MissionGain, payNote, praise, praiseArt } from './praise.ts';

const result = (change: Partial<MissionResult>): MissionResult => ({
  attemptNo: 1,
  readingMissionType: 'OX',
  round: 1,
  submittedAt: '2026-11-21T00:00:00.000Z',
  correctCount: 8,
  itemCount: 10,
  rate: 80,
  points: 16,
  shells: 16,
  retryAvailable: true,
  items: [],
  ...change,
});
const gain = (change: Partial<MissionGain>): MissionGain => ({
  readingMissionType: 'OX',
  retryPoint: 3,
  pays: true,
  verified: false,
  bookPresent: 0,
  levelBefore: 1,
  levelAfter: 1,
  ...change,
});

it('tells what a retry can still pay', () => {
  expect(payNote(result({}), gain({}))).toBe('다시 풀면 최대 3점을 더 받을 수 있어요.');
  expect(payNote(result({ retryAvailable: false }), gain({ retryPoint: 0 }))).toBeNull();
});

it('says why nothing was paid', () => {
  const low = result({ rate: 40, points: 0, shells: 0 });
  expect(payNote(low, gain({ retryPoint: 16 }))).toBe(
    '조금만 더 맞히면 점수를 받아요. 다시 풀면 최대 16점을 더 받을 수 있어요.',
  );
  expect(payNote(result({ points: 0 }), gain({ pays: false }))).toContain('전에 받았어요');
  const again = result({ points: 0, round: 2, retryAvailable: false });
  expect(payNote(again, gain({ retryPoint: 0 }))).toBe('이번에는 더 받을 점수가 없었어요.');
});

it('praises at 0 % as well', () => {
  expect(praise(result({ rate: 0, correctCount: 0 }))).toBe('끝까지 해낸 것이 멋져요');
  expect(praiseArt(result({ rate: 0 }))).toBe('seedling');
  expect(praise(result({ rate: 100, correctCount: 10 }))).toContain('모두 맞았어요');
  expect(praise(result({ rate: 100, correctCount: 10, round: 2 }))).toContain('끝내');
  expect(praise(result({ readingMissionType: 'REPORT', rate: 100 }))).toBe('독후감을 마쳤어요!');
});
