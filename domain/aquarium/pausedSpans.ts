import { DAY, MINUTE } from '../time/duration.ts';
import { seoulMidnight, seoulParts } from '../time/seoulParts.ts';
import type { Pause, QuietHours } from './Pause.ts';

/** From and until, milliseconds UTC; `until` is not part of it. */
export interface Span {
  from: number;
  until: number;
}

/** The spans between two instants in which any of the pauses holds: in order, apart from each other. */
export function pausedSpans(pauses: readonly Pause[], from: number, until: number): Span[] {
  const spans = pauses
    .flatMap((pause) => spansOf(pause, from, until))
    .filter((span) => span.until > span.from)
    .sort((one, two) => one.from - two.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else merged.push({ ...span });
  }
  return merged;
}

function spansOf(pause: Pause, from: number, until: number): Span[] {
  const start = Math.max(from, pause.startedAt);
  const end = Math.min(until, pause.endedAt ?? Number.POSITIVE_INFINITY);
  if (end <= start) return [];
  if (pause.hours === null) return [{ from: start, until: end }];
  return hourSpans(pause.hours, start, end);
}

/** One span for each day that has such hours; the day before the first one may still reach into it. */
function hourSpans({ fromMinute, toMinute, days }: QuietHours, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const { year, month, day } = seoulParts(start);
  const length = ((toMinute - fromMinute + 1440) % 1440) * MINUTE;
  for (let midnight = seoulMidnight(year, month, day - 1); midnight < end; midnight += DAY) {
    const { weekday } = seoulParts(midnight);
    if (!days.includes(weekday === 0 ? 7 : weekday)) continue;
    const begin = midnight + fromMinute * MINUTE;
    spans.push({ from: Math.max(start, begin), until: Math.min(end, begin + length) });
  }
  return spans;
}
