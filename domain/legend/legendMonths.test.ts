import { expect, it } from 'vitest';
import { legendMonths } from './legendMonths.ts';

it('lists the months since the first reader, over the turn of the year', () => {
  expect(legendMonths('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

it('always offers the current month, and no more than twelve', () => {
  expect(legendMonths(null, '2026-05')).toEqual(['2026-05']);
  expect(legendMonths('2026-06', '2026-05')).toEqual(['2026-05']);
  expect(legendMonths('2019-01', '2026-05')).toHaveLength(12);
  expect(legendMonths('2019-01', '2026-05').at(-1)).toBe('2025-06');
});
