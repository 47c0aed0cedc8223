import { formatMonthDay } from '../time/formatKoreanDate.ts';
import { startOfDayKey } from '../time/seoulDay.ts';
import type { HomeworkStand } from './homeworkStand.ts';

/** Until when, in words for the pupil. What is late can still be done, and nobody is scolded. */
export function dueWords(dueOn: string, stand: HomeworkStand): string {
  const day = formatMonthDay(startOfDayKey(dueOn));
  if (stand === 'DONE') return '다 했어요';
  if (stand === 'TODAY') return '오늘까지예요';
  return stand === 'OPEN' ? `${day}까지` : `${day}까지였어요. 지금 해도 괜찮아요`;
}
