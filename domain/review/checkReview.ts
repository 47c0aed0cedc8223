import { normalizeNfc } from '../text/normalizeNfc.ts';
import { findRudeWord } from './findRudeWord.ts';
import { unmaskText } from './unmaskText.ts';

/** Longest text of a review, in characters. */
export const REVIEW_LENGTH = 300;
/** Reports by this many different readers put a review on hold until an operator has looked at it. */
export const REPORTS_THAT_HOLD = 3;

export const reviewReportReasons = ['RUDE', 'PERSONAL', 'SPOILER', 'OTHER'] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];

export const reviewReportReasonNames: Readonly<Record<ReviewReportReason, string>> = {
  RUDE: '고운 말이 아니에요',
  PERSONAL: '개인 정보가 적혀 있어요',
  SPOILER: '결말을 다 말해 버려요',
  OTHER: '그 밖의 까닭이 있어요',
};

/** An address, a number with whatever stands between its parts but words, a page. */
const PERSONAL = [
  /[\w.+-]@[\w-]+\.\w/u,
  /(?:^|\D)01[016789][^가-힣a-z\d]{0,3}\d{3,4}[^가-힣a-z\d]{0,3}\d{4}/u,
  /https?:|www\./u,
];

/**
 * Why a review cannot stand, in words for the student who wrote it; null when it can. An empty text is a review of
 * stars alone.
 */
export function checkReview(body: string): string | null {
  const text = normalizeNfc(body).trim();
  if ([...text].length > REVIEW_LENGTH) return `느낌은 ${REVIEW_LENGTH}자까지 쓸 수 있어요.`;
  const seen = unmaskText(text);
  if (PERSONAL.some((form) => form.test(seen))) {
    return '전화번호, 이메일, 인터넷 주소는 쓰지 말아 주세요. 모두가 보는 글이에요.';
  }
  // The word itself is not repeated: the reader may be seven.
  return findRudeWord(text) === null ? null : '고운 말로 바꿔 주세요. 쓴 글은 그대로 있어요.';
}
