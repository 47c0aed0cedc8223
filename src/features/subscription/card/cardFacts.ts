import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { Fact } from '../parts/FactList.tsx';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';

/** The card on file and what it is for. */
export function cardFacts(info: SubscriptionInfo): Fact[] {
  const { product, card, pastDue, pendingChange, nextPaymentDate, nextPaymentAmount } = info;
  const facts: Fact[] = [
    { name: '이용권', value: product?.title ?? '' },
    ...(pendingChange ? [{ name: '바뀔 이용권', value: pendingChange.product.title }] : []),
    { name: '지금 등록된 카드', value: card ? cardWords(card) : '없습니다' },
  ];
  if (pastDue) return [...facts, { name: '카드 등록 때 결제될 금액', value: formatWon(pastDue.amount), main: true }];
  if (nextPaymentDate) {
    facts.push({ name: '다음 결제', value: [formatDayKey(nextPaymentDate), formatWon(nextPaymentAmount ?? 0)] });
  }
  return [...facts, { name: '지금 결제될 금액', value: formatWon(0), main: true }];
}
