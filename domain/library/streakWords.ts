import type { ReadingStreak } from './readingStreak.ts';
import { LIBRARY_TUNING } from './tuning.ts';

/** A streak in a student's words. Resting is no fault, and a stretch that ended is a good time to begin again. */
export function streakWords({ days, longest, readToday, restLeft }: ReadingStreak): { title: string; text: string } {
  if (days === 0) {
    return {
      title: longest === 0 ? '오늘이 첫날이 될 수 있어요' : '다시 시작하기 좋은 날이에요',
      text: longest === 0 ? REST_RULE : `가장 길게는 ${longest}일을 읽었어요. 그 기록은 언제나 남아 있어요.`,
    };
  }
  const title = days === 1 ? '첫 물결이 일었어요' : `${days}일째 물결을 타고 있어요`;
  if (readToday) return { title, text: `오늘도 읽었어요. ${restWords(restLeft)}` };
  return {
    title,
    text: restLeft > 0 ? `오늘은 쉬어도 이어져요. ${restWords(restLeft)}` : '오늘 한 쪽만 읽어도 이어져요.',
  };
}

/** The rule of rest days in one sentence. */
export const REST_RULE = `한 주에 ${LIBRARY_TUNING.restDaysAWeek}일은 쉬어도 이어져요.`;

function restWords(restLeft: number): string {
  return restLeft > 0 ? `이번 주에 쉬는 날이 ${restLeft}일 남았어요.` : '이번 주에 쉬는 날은 다 썼어요.';
}
