import { expect, it } from 'vitest';
import { robustSlope } from './robustSlope.ts';

const line = (slope: number) => Array.from({ length: 30 }, (_, at) => ({ at, value: 100 + slope * at }));

it('finds the slope of a line, and of a flat one none', () => {
  expect(robustSlope(line(0.5))).toBeCloseTo(0.5);
  expect(robustSlope(line(0))).toBe(0);
});

it('is not moved by a few outliers', () => {
  const spiked = line(0.5).map((point) => (point.at % 7 === 0 ? { ...point, value: point.value + 400 } : point));
  expect(robustSlope(spiked)).toBeCloseTo(0.5, 1);
});
