import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatKoreanDate, formatTime } from '#domain/time/formatKoreanDate.ts';
import { ticketWords } from '#src/lib/ticketWords.ts';
import { lastWholeDay } from './lastWholeDay.ts';

const until = (instant: string): string =>
  `${formatKoreanDate(Date.parse(instant))} ${formatTime(Date.parse(instant))}`;

/**
 * What is open without paying beyond what is always free: a ticket that was given, or the first week. Null where there
 * is neither.
 */
export function freeWords({ complimentary, trial }: SubscriptionInfo): { title: string; text: string } | null {
  if (complimentary) {
    const { permissionPlan, endsAt } = complimentary;
    const when = endsAt ? `${lastWholeDay(endsAt)}까지 ` : '';
    return {
      title: `${when}${ticketWords.plan[permissionPlan].name}을 무료로 이용하고 계십니다.`,
      text: '책바다가 드린 이용권입니다. 카드가 필요하지 않으며, 끝나도 저절로 결제되지 않습니다.',
    };
  }
  if (!trial.active) return null;
  return {
    title: `${until(trial.endsAt)}까지 모두 무료로 체험하고 계십니다.`,
    text: '체험에는 카드가 필요하지 않으며, 체험이 끝나도 저절로 결제되지 않습니다.',
  };
}
