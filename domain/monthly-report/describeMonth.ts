import { type ComprehensionShare, describeComprehension } from '../classroom/describeComprehension.ts';
import { reportTuning } from './tuning.ts';

/** What is known of a pupil's month. */
export interface MonthFacts {
  /** `YYYY-MM` */
  month: string;
  /** The month is not over yet. */
  running: boolean;
  /** Whether the pupil was there before the month, came in it, or came after it. */
  came: 'BEFORE' | 'WITHIN' | 'AFTER';
  /** Days with reading or a mission. */
  dayCount: number;
  booksVerified: number;
  /** Books read to the end, at the end of the month, whose missions are left. */
  booksToVerify: number;
  trend: 'NONE' | 'STEADY' | 'RISING';
  /** Of the quizzes of the ninety days up to the end of the month. */
  comprehension: readonly ComprehensionShare[];
}

/** A month in the words of a report. */
export interface MonthWords {
  /** Kind words in the place of figures, for a month in which nothing was read; null for every other. */
  quiet: string | null;
  strengths: string[];
  next: string[];
}

const TOGETHER = '아이가 고른 짧은 책 한 권을 하루 십 분만 함께 읽어 주세요.';
const GO_ON = '가장 재미있던 장면이 어디인지 물어봐 주세요. 이야기한 책은 오래 남아요.';

/** What goes well and what to do next, for the family; never an empty half, and no reproach. */
export function describeMonth(facts: MonthFacts): MonthWords {
  const { dayCount, booksVerified, booksToVerify } = facts;
  const name = `${Number(facts.month.slice(5))}월`;
  const left = booksToVerify > 0 ? [`다 읽고 미션이 남은 책이 ${booksToVerify}권 있어요. 하나씩 마무리해 보세요.`] : [];
  if (dayCount === 0) return { quiet: quietWords(facts, name), strengths: [], next: [TOGETHER, ...left] };
  const comprehension = describeComprehension(facts.comprehension);
  const strengths = [...comprehension.strengths];
  if (facts.trend === 'RISING') strengths.push('읽는 힘이 꾸준히 자라고 있어요.');
  if (booksVerified > 0) strengths.push(`${name}에 ${booksVerified}권을 끝까지 읽고 미션까지 마쳤어요.`);
  if (dayCount >= reportTuning.steadyDays) strengths.push(`${dayCount}일이나 책을 펴며 읽는 버릇을 다졌어요.`);
  if (facts.came === 'WITHIN') strengths.push(`${name}에 책바다에서 첫걸음을 떼었어요.`);
  if (strengths.length === 0) strengths.push(`${name}에 ${dayCount}일 동안 책을 폈어요. 그 하루하루가 힘이 돼요.`);
  const next = [...comprehension.next, ...left];
  return { quiet: null, strengths: strengths.slice(0, 3), next: next.length > 0 ? next : [GO_ON] };
}

function quietWords({ came, running }: MonthFacts, name: string): string {
  if (came === 'AFTER') return `${name}에는 아직 책바다를 시작하기 전이었어요. 이제 한 권씩 쌓아 가요.`;
  if (running) return `${name}에는 아직 펼친 책이 없어요. 남은 날에 마음에 드는 책 한 권을 만나기를 응원해요.`;
  return `${name}은 책과 잠시 쉬어 간 달이었어요. 누구에게나 쉬는 때가 있고, 짧은 책 한 권이면 다시 시작할 수 있어요.`;
}
