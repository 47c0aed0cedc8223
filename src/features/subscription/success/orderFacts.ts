import type { OrderStatus } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import type { Fact } from '../parts/FactList.tsx';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';

/** What was paid, with which card, for which days, and whether there is a next time. */
export function orderFacts(status: OrderStatus): Fact[] {
  const { kind, orderName, amount, receipt, decline, startDate, endDate, nextPaymentDate } = status;
  const facts: Fact[] = [{ name: kind === 'CARD_CHANGE' ? '하신 일' : '이용권', value: orderName }];
  if (startDate && endDate) {
    facts.push({ name: '이용 기간', value: periodWords(startDate, endDate) });
  }
  if (receipt) {
    facts.push({ name: '결제한 때', value: formatDateTime(Date.parse(receipt.paidAt)) });
    if (receipt.card) facts.push({ name: '카드', value: cardWords(receipt.card) });
  }
  if (decline) return [...facts, { name: '결제되지 않은 금액', value: formatWon(amount), main: true }];
  facts.push({ name: '다음 결제', value: nextPaymentDate ? formatDayKey(nextPaymentDate) : '없습니다' });
  if (receipt) facts.push({ name: '결제한 금액', value: formatWon(receipt.amount), main: true });
  return facts;
}
