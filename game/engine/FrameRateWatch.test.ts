import { expect, it } from 'vitest';
import { type FrameRate, FrameRateWatch } from './FrameRateWatch.ts';

/** Frames with these gaps, from a moment on; the verdicts on them. */
function draw(watch: FrameRateWatch, gaps: readonly number[], from = 5_000): FrameRate[] {
  let now = from;
  return gaps.flatMap((gap) => {
    now += gap;
    return watch.frame(now) ?? [];
  });
}
const every = (gap: number, ms: number) => Array.from({ length: Math.ceil(ms / gap) }, () => gap);

it('says after the first second that a renderer is slow', () => {
  const reported = draw(new FrameRateWatch(), every(500, 4_000));
  expect(reported[0]).toEqual({ rate: 2, slow: true });
});

it('finds nothing slow in the start, in one long stop and in one slow second', () => {
  const gaps = [
    ...[0, 300, 400],
    ...every(16, 1_100),
    900,
    ...every(16, 1_100),
    ...every(90, 1_000),
    ...every(16, 1_100),
  ];
  const reported = draw(new FrameRateWatch(), gaps);
  expect(reported.length).toBeGreaterThanOrEqual(4);
  expect(reported.filter(({ slow }) => slow)).toEqual([]);
});

it('says that a renderer became slow once it stays so for three seconds', () => {
  const reported = draw(new FrameRateWatch(), [...every(16, 3_000), ...every(100, 4_200)]);
  const firstSlow = reported.findIndex(({ rate }) => rate < 20);
  expect(reported.map(({ slow }) => slow).indexOf(true)).toBe(firstSlow + 2);
});

it('takes a sleeping tab for no frame', () => {
  const watch = new FrameRateWatch();
  draw(watch, every(16, 1_200));
  watch.pause();
  const reported = draw(watch, [0, 40_000, ...every(16, 2_000)], 90_000);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.filter(({ slow }) => slow)).toEqual([]);
});

it('calls a renderer slow that needs longer for every frame than a tab sleeps', () => {
  const reported = draw(new FrameRateWatch(), every(4_000, 16_000));
  expect(reported[0]).toEqual({ rate: 0.25, slow: true });
});
