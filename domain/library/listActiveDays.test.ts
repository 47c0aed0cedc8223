import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { seoulDay } from '../time/seoulDay.ts';
import { ACTIVE_SPAN_DAYS, type ActiveSpan, listActiveDays } from './listActiveDays.ts';

const dayNumbers = fc.uniqueArray(fc.integer({ min: 20_000, max: 22_000 }), { maxLength: 200 });

function spansOf(days: readonly number[]): ActiveSpan[] {
  const spans = new Map<number, number>();
  for (const day of days) {
    const span = Math.floor(day / ACTIVE_SPAN_DAYS);
    spans.set(span, (spans.get(span) ?? 0) | (1 << (day % ACTIVE_SPAN_DAYS)));
  }
  return [...spans].map(([span, bits]) => ({ span, days: bits })).sort((one, two) => one.span - two.span);
}

it('gives back every day that was put into spans, in their order', () => {
  fc.assert(
    fc.property(dayNumbers, (days) => {
      const keys = days.map((day) => seoulDay(day * DAY)).sort();
      expect(listActiveDays(spansOf(days))).toEqual(keys);
    }),
  );
});

it('knows the first and the last day of a span', () => {
  expect(listActiveDays([{ span: 0, days: 1 | (1 << 29) }])).toEqual(['1970-01-01', '1970-01-30']);
  expect(listActiveDays([])).toEqual([]);
});
