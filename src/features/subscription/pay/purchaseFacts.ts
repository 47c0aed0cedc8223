import type { SubscriptionProduct } from '#contract/subscription.ts';
import { anchorOf, periodFrom } from '#domain/subscription/periodFrom.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Fact } from '../parts/FactList.tsx';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';

/**
 * What paying today means: the sum, the days it opens, and whether there is a next one. The server decides by the same
 * rules and repeats them with the order.
 *
 * @param now the server's clock, milliseconds UTC
 */
export function purchaseFacts(product: SubscriptionProduct, now: number): Fact[] {
  const today = seoulDay(now);
  const { end } = periodFrom(today, product.months, anchorOf(today));
  const price = formatWon(product.paymentPrice);
  return [
    { name: '이용권', value: product.title },
    { name: '이용 기간', value: periodWords(today, shiftDayKey(end, -1)) },
    { name: '다음 결제', value: product.recurring ? [formatDayKey(end), price] : '없습니다. 저절로 끝납니다.' },
    { name: '오늘 결제하실 금액', value: price, main: true },
  ];
}
