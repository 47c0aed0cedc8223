import { type ComprehensionCategory, comprehensionCategoryNames } from '../book/comprehensionCategories.ts';
import { classroomTuning } from './tuning.ts';

/** How much was right in one kind of comprehension. */
export interface ComprehensionShare {
  category: ComprehensionCategory;
  correctCount: number;
  itemCount: number;
}

/** What to do about each kind of comprehension, for who reads with the pupil. */
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

/** The strong kinds of comprehension and what to practise next, in whole sentences; a kind with few answers is not spoken of. */
export function describeComprehension(kinds: readonly ComprehensionShare[]): { strengths: string[]; next: string[] } {
  const { itemsToJudge, strongShare, weakShare } = classroomTuning;
  const judged = kinds
    .filter(({ itemCount }) => itemCount >= itemsToJudge)
    .map((kind) => ({ ...kind, share: kind.correctCount / kind.itemCount }))
    .sort((one, two) => two.share - one.share);
  const strong = judged.filter(({ share }) => share >= strongShare).slice(0, 2);
  const names = strong.map(({ category }) => comprehensionCategoryNames[category]).join('와 ');
  const weak = judged.findLast(({ share }) => share < weakShare);
  return {
    strengths: strong.length === 0 ? [] : [`${names}에서 열에 여덟 넘게 맞혀요.`],
    next:
      weak === undefined
        ? []
        : [`${comprehensionCategoryNames[weak.category]}가 아직 어려워요. ${PRACTICE[weak.category]}`],
  };
}
