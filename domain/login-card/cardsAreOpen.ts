import { clockOfMinute } from '../aquarium/quietHoursText.ts';
import { seoulParts } from '../time/seoulParts.ts';

/** Hours of a day in which cards open the product. */
export interface CardWindow {
  /** Minutes since 00:00 in Seoul, 0–1439; the end is later and does not belong to it. */
  fromMinute: number;
  toMinute: number;
  /** 1 Monday – 7 Sunday. */
  days: readonly number[];
}

/** Where an institution has set none: every day from seven to ten in the evening. */
export const DEFAULT_CARD_HOURS: readonly CardWindow[] = [
  { fromMinute: 7 * 60, toMinute: 22 * 60, days: [1, 2, 3, 4, 5, 6, 7] },
];

/** Whether cards open the product at an instant. @param instant milliseconds UTC */
export function cardsAreOpen(windows: readonly CardWindow[], instant: number): boolean {
  const { weekday, hour, minute } = seoulParts(instant);
  const day = weekday === 0 ? 7 : weekday;
  const now = hour * 60 + minute;
  return windows.some(({ fromMinute, toMinute, days }) => days.includes(day) && now >= fromMinute && now < toMinute);
}

/** `월·화·수·목·금 09:00~18:00, 토 10:00~13:00` in words for a child or a director. */
export function cardHoursText(windows: readonly CardWindow[]): string {
  return windows
    .map(({ fromMinute, toMinute, days }) => {
      const named =
        days.length === 7
          ? '매일'
          : [...days]
              .sort()
              .map((day) => '월화수목금토일'[day - 1])
              .join('·');
      return `${named} ${clockOfMinute(fromMinute)}~${clockOfMinute(toMinute)}`;
    })
    .join(', ');
}
