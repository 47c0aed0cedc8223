import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { HiddenPopups } from '#src/lib/persisted/seenMarks.ts';

/** How long somebody does not want to see a popup: the rest of this day in Seoul, or seven days from now. */
export type PopupRest = 'TODAY' | 'WEEK';

const WEEK_MS = 7 * DAY;

/** What is kept once a popup was put away; what is over is forgotten. */
export function hidePopup(hidden: HiddenPopups, popupNo: number, rest: PopupRest, now: number): HiddenPopups {
  const until = rest === 'WEEK' ? now + WEEK_MS : startOfDayKey(shiftDayKey(seoulDay(now), 1));
  const lasting = Object.entries(hidden).filter(([, end]) => end > now);
  return { ...Object.fromEntries(lasting), [popupNo]: until };
}

export function isHidden(hidden: HiddenPopups, popupNo: number, now: number): boolean {
  return (hidden[popupNo] ?? 0) > now;
}
