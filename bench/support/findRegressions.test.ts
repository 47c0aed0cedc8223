// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BenchFigure } from '../recordBench.ts';
import { findRegressions, readLastFigures } from './findRegressions.ts';

const figure = (value: number, unit = 'ms', what = 'login: largest paint'): BenchFigure => ({
  what,
  size: '',
  value,
  unit,
  goal: 'told',
  met: true,
});

it('tells what became worse by more than a tenth', () => {
  expect(findRegressions([figure(2_000)], [figure(2_201)])).toEqual(['login: largest paint: 2000 → 2201 ms']);
  expect(findRegressions([figure(2_000)], [figure(2_200)])).toEqual([]);
});

it('does not take noise for a change of a small number', () => {
  expect(findRegressions([figure(10)], [figure(110)])).toEqual([]);
  expect(findRegressions([figure(10)], [figure(111)])).toHaveLength(1);
  expect(findRegressions([figure(0, 'shift')], [figure(0.03, 'shift')])).toHaveLength(1);
});

it('leaves alone what is new or is measured in another unit', () => {
  expect(findRegressions([], [figure(9_000)])).toEqual([]);
  expect(findRegressions([figure(1, 'kB')], [figure(9_000)])).toEqual([]);
});

it('never tells of a number that became smaller or stayed', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.constantFrom('ms', 'kB', 'files'), (one, other, unit) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
      expect(findRegressions([figure(larger, unit)], [figure(smaller, unit)])).toEqual([]);
    }),
  );
});

it('has nothing to compare with before the first run', () => {
  expect(readLastFigures('/no/such/file.json')).toEqual([]);
});
