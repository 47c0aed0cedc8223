import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { Fact } from '../parts/FactList.tsx';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';

/** The ticket in lines; the last one is what comes next, a sum and a day or the word that nothing does. */
export function ticketFacts(info: SubscriptionInfo): Fact[] {
  const { subscriptionStartDate: start, subscriptionEndDate: end, nextPaymentDate, nextPaymentAmount, card } = info;
  const facts: Fact[] = [];
  if (start && end) facts.push({ name: '이용 기간', value: periodWords(start, end) });
  if (card) facts.push({ name: '결제 카드', value: cardWords(card) });
  if (info.creditLeft > 0) {
    const charged = info.pastDue !== null || nextPaymentDate !== null;
    const name = charged ? '다음 결제에서 빼 드릴 금액' : '이용이 끝나면 돌려 드릴 금액';
    facts.push({ name, value: formatWon(info.creditLeft) });
  }
  if (info.pastDue) {
    const { nextTryDate, openUntil, amount } = info.pastDue;
    return [
      ...facts,
      { name: '이용하실 수 있는 때', value: `${formatDayKey(openUntil)}까지` },
      { name: '다음 결제', value: nextTryDate ? formatDayKey(nextTryDate) : '새 카드를 등록하실 때' },
      { name: '결제되지 않은 금액', value: formatWon(amount), main: true },
    ];
  }
  if (nextPaymentDate === null) return [...facts, { name: '다음 결제', value: '없습니다', main: true }];
  return [
    ...facts,
    { name: '다음 결제일', value: formatDayKey(nextPaymentDate) },
    { name: '다음 결제 금액', value: formatWon(nextPaymentAmount ?? 0), main: true },
  ];
}
