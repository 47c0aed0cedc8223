import type { RefundPreview } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { Fact } from '../parts/FactList.tsx';

/** The sum as it comes about, so that its lines add up: the period, credit beside it, what was used, what is given back. */
export function refundFacts(preview: RefundPreview): Fact[] {
  const { paid, credit = 0, returned = 0, refund, usedDays, periodDays } = preview;
  const used = Math.max(0, paid + credit - returned - refund);
  const line = (name: string, won: number): Fact[] =>
    won === 0 ? [] : [{ name, value: won < 0 ? `−${formatWon(-won)}` : formatWon(won) }];
  return [
    { name: '이번 기간의 금액', value: formatWon(paid) },
    ...line(credit > 0 ? '아직 쓰지 않은 남은 금액' : '아직 결제되지 않은 금액', credit),
    ...line(`이용하신 ${usedDays}일 (전체 ${periodDays}일)`, -used),
    ...line('이미 돌려드린 금액', -returned),
    { name: '돌려받으실 금액', value: formatWon(refund), main: true },
  ];
}
