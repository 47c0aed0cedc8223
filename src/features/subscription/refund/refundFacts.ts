import type { RefundPreview } from '../../../../contract/subscription.ts';
import type { Fact } from '../parts/FactList.tsx';
import { formatWon } from '../words/formatWon.ts';

/** The sum as it comes about: what was paid, what was used of it, what is given back. */
export function refundFacts({ rule, paid, refund, usedDays, periodDays }: RefundPreview): Fact[] {
  return [
    { name: '결제하신 금액', value: formatWon(paid) },
    ...(rule === 'FULL'
      ? []
      : [{ name: `이용하신 ${usedDays}일 (전체 ${periodDays}일)`, value: `−${formatWon(paid - refund)}` }]),
    { name: '돌려받으실 금액', value: formatWon(refund), main: true },
  ];
}
