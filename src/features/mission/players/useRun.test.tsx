import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ItemVerdict } from '#contract/mission.ts';
import { useRun } from './useRun.ts';

const play = vi.fn();
beforeEach(() => void play.mockClear());

const verdict = (key: string, correct: boolean): ItemVerdict => {
  return { key, value: 'O', correct, explanation: null, pageNo: null, scene: null };
};
const attemptOf = (...verdicts: ItemVerdict[]) => ({ verdicts });

it('counts right answers in a row, each sounding higher, and begins anew softly after a wrong one', () => {
  const given: ItemVerdict[] = [];
  const { result, rerender } = renderHook((attempt: { verdicts: ItemVerdict[] }) => useRun(attempt, play), {
    initialProps: attemptOf(),
  });
  const runs = [true, true, true, false, true].map((correct, at) => {
    given.push(verdict(`q${at}`, correct));
    rerender(attemptOf(...given));
    return result.current;
  });
  expect(runs).toEqual([1, 2, 3, 0, 1]);
  const rates = play.mock.calls.map(([effect, rate]) => [effect, Math.round(rate * 100) / 100]);
  expect(rates).toEqual([
    ['correct', 1],
    ['correct', 1.06],
    ['correct', 1.12],
    ['pop', 0.8],
    ['correct', 1],
  ]);
});

it('is silent about what was marked before, and sounds once for what comes together', () => {
  const known = verdict('q1', true);
  const { rerender } = renderHook((attempt: { verdicts: ItemVerdict[] }) => useRun(attempt, play), {
    initialProps: attemptOf(known),
  });
  expect(play).not.toHaveBeenCalled();
  rerender(attemptOf(known, verdict('q2', true), verdict('q3', true)));
  expect(play).toHaveBeenCalledTimes(1);
});
