import type { SubscriptionInfo } from '#contract/subscription.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { LeavingNote } from '../ticket/LeavingNote.tsx';
import { formatDayKey } from '../words/formatDayKey.ts';
import { freeWords } from '../words/freeWords.ts';
import { lastWholeDay } from '../words/lastWholeDay.ts';

/** What is had at this moment, before anything is chosen: a ticket, the free week, or neither. */
export function CurrentPlan({ info }: { info: SubscriptionInfo }) {
  const { product, state, subscriptionEndDate, trial, complimentary } = info;
  if (product && info.cancelAtPeriodEnd) return <LeavingNote info={info} />;
  if (product && state !== 'PENDING') {
    return (
      <StatusBanner
        title={`지금 ${withJosa(product.title, '을/를')} 이용하고 계십니다.`}
        text={subscriptionEndDate ? `결제하신 기간은 ${formatDayKey(subscriptionEndDate)}까지입니다.` : ''}
        action={
          <>
            {state !== 'PAST_DUE' && (
              <ButtonLink tone="white" to={paths.mypageTicketChange.getHref()}>
                이용권 바꾸기
              </ButtonLink>
            )}
            <ButtonLink tone="white" to={paths.mypageTicket.getHref()}>
              내 이용권 보기
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (complimentary) {
    const until = complimentary.endsAt === null ? '' : `${lastWholeDay(complimentary.endsAt)}까지 `;
    return (
      <StatusBanner
        title={`지금 ${until}무료 이용권을 쓰고 계십니다.`}
        text="무료 이용권은 결제되지 않습니다. 지금 결제하시면 무료 이용권이 남아 있어도 이용 기간은 결제하신 날부터 시작됩니다."
      />
    );
  }
  const free = freeWords(info);
  if (free) {
    return (
      <StatusBanner
        title={free.title}
        text={`${free.text} 지금 결제하시면 무료 기간이 남아 있어도 이용 기간은 결제하신 날부터 시작됩니다.`}
      />
    );
  }
  return (
    <StatusBanner
      title="지금은 이용권이 없습니다."
      text={`무료 체험은 ${formatKoreanDate(Date.parse(trial.endsAt))}에 끝났습니다. 아래의 무료로 이용하시는 것은 계속 이용하실 수 있습니다.`}
    />
  );
}
