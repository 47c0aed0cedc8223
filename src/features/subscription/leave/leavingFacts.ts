import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { Fact } from '../parts/FactList.tsx';
import { formatDayKey } from '../words/formatDayKey.ts';

const KEPT = '쓴 글, 읽은 기록, 포인트, 바다 친구';

/** What leaving means: what stays, until when, what is not charged, and until when it may be taken back. A ticket
 * whose renewal was declined ends at once. */
export function leavingFacts(info: SubscriptionInfo): Fact[] {
  const { product, pendingChange, subscriptionEndDate: end, nextPaymentDate, nextPaymentAmount, creditLeft } = info;
  const ticket: Fact[] = [
    { name: '이용권', value: product?.title ?? '' },
    ...(pendingChange ? [{ name: '취소되는 변경', value: pendingChange.product.title }] : []),
  ];
  const givenBack = (name: string): Fact[] => (creditLeft > 0 ? [{ name, value: formatWon(creditLeft) }] : []);
  if (info.pastDue) {
    return [
      ...ticket,
      { name: '계속 이용하실 수 있는 때', value: '지금까지' },
      { name: '그 뒤에도 남는 것', value: KEPT },
      { name: '해지를 취소하실 수 있는 때', value: '없습니다' },
      ...givenBack('돌려 드리는 금액'),
      { name: '결제되지 않는 금액', value: formatWon(info.pastDue.amount), main: true },
    ];
  }
  const until = end ? `${formatDayKey(end)}까지` : '지금까지';
  return [
    ...ticket,
    { name: '계속 이용하실 수 있는 때', value: until },
    { name: '그 뒤에도 남는 것', value: KEPT },
    { name: '해지를 취소하실 수 있는 때', value: until },
    ...givenBack('이용이 끝나면 돌려 드릴 금액'),
    ...(nextPaymentDate
      ? [
          {
            name: '결제되지 않는 금액',
            value: [formatDayKey(nextPaymentDate), formatWon(nextPaymentAmount ?? 0)],
            main: true,
          },
        ]
      : []),
  ];
}
