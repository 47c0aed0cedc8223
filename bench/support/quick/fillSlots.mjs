import { seoulDay, seoulMonth, seoulMonthStart, seoulWeekStart, shiftDayKey } from '#domain/time/seoulDay.ts';

/** What may be different with every request. */
const PER_REQUEST = new Set([
  'accountNo',
  'tokenHash',
  'attemptNo',
  'now',
  'seq',
  'requestKey',
  'purchaseNo',
  'answer',
]);

/** Longer than any month, in days. */
const NEXT_MONTH = 32;

/**
 * Values of the calendar that statements name: days and the month in Seoul.
 *
 * @param {number} now milliseconds UTC
 */
export function calendarSlots(now) {
  const monthStart = seoulDay(seoulMonthStart(now));
  const nextMonth = `${shiftDayKey(monthStart, NEXT_MONTH).slice(0, 7)}-01`;
  return {
    dayKey: seoulDay(now),
    weekStart: seoulDay(seoulWeekStart(now)),
    monthStart,
    monthEnd: shiftDayKey(nextMonth, -1),
    monthKey: seoulMonth(now),
  };
}

/**
 * The parameters of a recorded statement as a function of what a request brings, which does no more for each request
 * than it must: its time is time of the peer.
 *
 * @param {unknown[]} parameters values, or `{ slot: name }`, for an instant `{ slot: 'now', plus: milliseconds }`
 * @param {Record<string, unknown>} fixed slots that stay the same in the whole run
 * @returns {(given: Record<string, unknown>) => unknown[]}
 */
export function fillSlots(parameters, fixed) {
  const known = parameters.map((value) => {
    if (value?.slot === undefined) return value;
    if (value.slot in fixed) return fixed[value.slot];
    if (!PER_REQUEST.has(value.slot)) throw new Error(`no value for the slot ${value.slot}`);
    return value;
  });
  const open = known.flatMap((value, at) => (value?.slot === undefined ? [] : [{ at, ...value }]));
  if (open.length === 0) return () => known;
  return (given) => {
    const values = [...known];
    for (const { at, slot, plus } of open) values[at] = plus === undefined ? given[slot] : given[slot] + plus;
    return values;
  };
}
