import { type ComprehensionCategory, comprehensionCategoryNames } from '../book/comprehensionCategories.ts';
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
  comprehension: readonly { category: ComprehensionCategory; correctCount: number; itemCount: number }[];
}

/** What to do about each kind of comprehension, for a teacher. */
const PRACTICE: Readonly<Record<ComprehensionCategory, string>> = {
  WORD: '모르는 낱말을 책에서 눌러 뜻을 보고, 낱말 바구니에 담아 보게 해 주세요.',
  CONTEXT: '앞뒤 문장을 소리 내어 읽고, 왜 그 말이 거기 있는지 이야기해 보세요.',
  SENTENCE: '긴 문장을 둘로 끊어 읽고, 차례 맞추기를 함께 해 보세요.',
  FACTUAL: '누가, 어디서, 무엇을 했는지 한 쪽을 읽을 때마다 물어봐 주세요.',
  SPECULATIVE: '두 쪽에 나뉘어 있는 일을 이어 보는 물음을 던져 주세요.',
  CRITICAL: '글쓴이의 생각에 반대하는 까닭을 하나씩 찾아보게 해 주세요.',
  SENTIMENTAL: '등장인물의 마음이 바뀐 곳을 찾아 까닭을 말해 보게 해 주세요.',
  CREATIVE: '다른 끝을 지어 보는 생각해 보기를 골라 주세요.',
};

/** Strengths and next steps of a pupil in whole sentences; a kind with few answers is not spoken of. */
export function describeReader(facts: ReaderFacts): { strengths: string[]; next: string[] } {
  const { itemsToJudge, strongShare, weakShare } = classroomTuning;
  const judged = facts.comprehension
    .filter(({ itemCount }) => itemCount >= itemsToJudge)
    .map((kind) => ({ ...kind, share: kind.correctCount / kind.itemCount }))
    .sort((one, two) => two.share - one.share);
  const strengths: string[] = [];
  const next: string[] = [];
  const strong = judged.filter(({ share }) => share >= strongShare).slice(0, 2);
  if (strong.length > 0) {
    const names = strong.map(({ category }) => comprehensionCategoryNames[category]).join('와 ');
    strengths.push(`${names}에서 열에 여덟 넘게 맞혀요.`);
  }
  if (facts.trend === 'RISING') strengths.push('읽는 힘이 꾸준히 자라고 있어요.');
  if (facts.booksVerified > 0) strengths.push(`석 달 동안 ${facts.booksVerified}권을 끝까지 읽고 미션까지 마쳤어요.`);
  const weak = judged.findLast(({ share }) => share < weakShare);
  if (weak) next.push(`${comprehensionCategoryNames[weak.category]}가 아직 어려워요. ${PRACTICE[weak.category]}`);
  if (facts.booksToVerify > 0) next.push(`다 읽고 미션이 남은 책이 ${facts.booksToVerify}권 있어요. 함께 끝내 볼까요?`);
  if (facts.daysSinceReading === null) next.push('아직 책을 펴지 않았어요. 첫 책을 함께 골라 주세요.');
  else if (facts.daysSinceReading >= classroomTuning.quietDays)
    next.push(`${facts.daysSinceReading}일째 읽지 않았어요. 짧은 책으로 다시 시작해 보게 해 주세요.`);
  return { strengths, next };
}
