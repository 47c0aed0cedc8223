import type { StaffToday } from '#contract/classroom.ts';
import { withJosa } from '#domain/text/withJosa.ts';

/** One sentence on the day: what waits, or that nothing does. */
export function todayLine({ joining, quietCount, pupilCount }: StaffToday, academyName: string): string {
  if (joining.length > 0) return `${academyName}에 들어오려고 기다리는 학생이 ${joining.length}명 있어요.`;
  if (pupilCount === 0) return `${academyName}에 오신 것을 환영해요.`;
  if (quietCount > 0)
    return `${withJosa(`${quietCount}명`, '이/가')} 일주일 넘게 책을 펴지 않았어요. 말을 걸어 볼까요?`;
  return '모두 꾸준히 읽고 있어요. 좋은 한 주예요.';
}
