import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { formatDayKey } from '../words/formatDayKey.ts';

/** A renewal was declined: what happens by itself, until when everything stays open, and what would settle it. */
export function PastDueNote({ pastDue }: { pastDue: NonNullable<SubscriptionInfo['pastDue']> }) {
  const { amount, reason, nextTryDate, openUntil } = pastDue;
  const sum = formatWon(amount);
  // Nothing was declined since another card came: it is charged as soon as it can be.
  const soon =
    reason === 'NOT_AVAILABLE' ? `새로 등록하신 카드로 곧 ${sum}을 결제합니다. 따로 하실 일이 없습니다.` : null;
  const later = nextTryDate
    ? `${formatDayKey(nextTryDate)}에 같은 카드로 ${sum}을 다시 결제해 봅니다.`
    : `등록하신 카드로는 더 결제하지 않습니다. 새 카드를 등록하시면 ${sum}이 바로 결제됩니다.`;
  return (
    <StatusBanner
      tone="care"
      title={`정기 결제 ${sum}이 승인되지 않았습니다.`}
      text={`${formatDayKey(openUntil)}까지 그대로 이용하실 수 있습니다. ${soon ?? later}`}
      action={
        <ButtonLink tone="white" to={paths.mypagePaymentChange.getHref()}>
          카드 바꾸기
        </ButtonLink>
      }
    />
  );
}
