import { type ComprehensionShare, describeComprehension } from './describeComprehension.ts';
import { classroomTuning } from './tuning.ts';

/** What is known of a pupil for a word about what goes well and what comes next. */
export interface ReaderFacts {
  /** Days since something was read; null for never. */
  daysSinceReading: number | null;
  /** Books verified within the timeline. */
  booksVerified: number;
  /** Books read to the end without all scored missions. */
  booksToVerify: number;
  trend: 'NONE' | 'STEADY' | 'RISING';
  comprehension: readonly ComprehensionShare[];
}

/** Strengths and next steps of a pupil in whole sentences; a kind with few answers is not spoken of. */
export function describeReader(facts: ReaderFacts): { strengths: string[]; next: string[] } {
  const { strengths, next } = describeComprehension(facts.comprehension);
  if (facts.trend === 'RISING') strengths.push('읽는 힘이 꾸준히 자라고 있어요.');
  if (facts.booksVerified > 0) strengths.push(`석 달 동안 ${facts.booksVerified}권을 끝까지 읽고 미션까지 마쳤어요.`);
  if (facts.booksToVerify > 0) next.push(`다 읽고 미션이 남은 책이 ${facts.booksToVerify}권 있어요. 함께 끝내 볼까요?`);
  if (facts.daysSinceReading === null) next.push('아직 책을 펴지 않았어요. 첫 책을 함께 골라 주세요.');
  else if (facts.daysSinceReading >= classroomTuning.quietDays)
    next.push(`${facts.daysSinceReading}일째 읽지 않았어요. 짧은 책으로 다시 시작해 보게 해 주세요.`);
  return { strengths, next };
}
