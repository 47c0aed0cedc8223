import type { ChangePreview } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { Fact } from '../parts/FactList.tsx';
import { cardWords } from '../words/cardWords.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { periodWords } from '../words/periodWords.ts';

/** A change in words: what happens when, each sum to the won, and a button named after what it does. */
export const changeWords = {
  lead({ when, startDate }: ChangePreview): string {
    return when === 'NOW'
      ? '오늘부터 새 이용권으로 바뀝니다. 지금 이용권에서 이용하지 않으신 날의 금액은 빼 드립니다.'
      : `지금 이용권을 끝까지 이용하신 뒤, ${formatDayKey(startDate)}에 바뀝니다. 그 전에는 언제든지 취소하실 수 있습니다.`;
  },

  facts(preview: ChangePreview): Fact[] {
    const { when, product, startDate, endDate, charge, credit, creditLeft, nextPaymentDate, nextPaymentAmount } =
      preview;
    const now = when === 'NOW';
    const facts: Fact[] = [
      { name: '새 이용권', value: product.title },
      { name: '이용 기간', value: periodWords(startDate, endDate) },
      { name: '이용권 금액', value: formatWon(product.paymentPrice) },
    ];
    if (credit > 0) facts.push({ name: '이용하지 않으신 날의 금액', value: `−${formatWon(credit)}` });
    // Until then no day is given up, but credit of a change before may be left.
    const carried = now ? 0 : product.paymentPrice - charge;
    if (carried > 0) facts.push({ name: '앞선 변경에서 남은 금액', value: `−${formatWon(carried)}` });
    if (carried < 0) facts.push({ name: '앞선 변경에서 결제되지 않은 금액', value: formatWon(-carried) });
    const rest = now ? '다음 결제에서 빼 드릴 금액' : '그다음 결제에서 빼 드릴 금액';
    if (creditLeft > 0) facts.push({ name: rest, value: formatWon(creditLeft) });
    if (preview.by === 'CARD' && preview.card) facts.push({ name: '결제 카드', value: cardWords(preview.card) });
    const next = nextPaymentDate ? [formatDayKey(nextPaymentDate), formatWon(nextPaymentAmount ?? 0)] : '없습니다';
    facts.push({ name: now ? '다음 결제' : '그다음 결제', value: next });
    facts.push(
      now
        ? { name: '오늘 결제하실 금액', value: formatWon(charge), main: true }
        : { name: `${formatDayKey(startDate)}에 결제될 금액`, value: formatWon(charge), main: true },
    );
    return facts;
  },

  button({ when, by, charge }: ChangePreview): string {
    if (when === 'PERIOD_END') return by === 'BILLING' ? '카드를 등록하고 변경 예약하기' : '변경 예약하기';
    return charge > 0 ? `${formatWon(charge)} 결제하고 바꾸기` : '결제 없이 바꾸기';
  },
};
