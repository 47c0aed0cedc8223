import { DAY } from '../time/duration.ts';
import { seoulDay } from '../time/seoulDay.ts';

/** Days of one span: their bits fit into a number of 32 bits with a sign. */
export const ACTIVE_SPAN_DAYS = 30;

/** Days on which somebody was active: the lowest bit of `days` is day `span * ACTIVE_SPAN_DAYS` since 1970 in Seoul. */
export interface ActiveSpan {
  span: number;
  days: number;
}

/** The day keys of these spans, in their order. */
export function listActiveDays(spans: readonly ActiveSpan[]): string[] {
  const keys: string[] = [];
  for (const { span, days } of spans) {
    for (let bit = 0; bit < ACTIVE_SPAN_DAYS; bit += 1) {
      // The midnight of UTC is in the morning of the same day in Seoul.
      if (days & (1 << bit)) keys.push(seoulDay((span * ACTIVE_SPAN_DAYS + bit) * DAY));
    }
  }
  return keys;
}
