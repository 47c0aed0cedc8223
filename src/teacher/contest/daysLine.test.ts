import { expect, it } from 'vitest';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { daysLine } from './daysLine.ts';

const days = { startDay: '2026-05-11', endDay: '2026-06-07' };
/** The last minute of a day of Seoul. */
const late = (day: string) => startOfDayKey(day) + 86_340_000;

it.each([
  ['WAIT', '2026-05-08', '3일 뒤 시작해요'],
  ['WAIT', '2026-05-10', '내일 시작해요'],
  ['IN_PROGRESS', '2026-05-11', '27일 남았어요'],
  ['IN_PROGRESS', '2026-06-07', '오늘까지예요'],
  ['COMPLETED', '2026-05-20', '끝났어요'],
] as const)('counts whole days of Seoul: %s on %s', (status, day, words) => {
  expect(daysLine({ status, ...days }, late(day))).toBe(words);
});
