import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { StatusBanner } from '../parts/StatusBanner.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { formatDayKey } from '../words/formatDayKey.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { NoTicket } from './NoTicket.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PendingChangeNote } from './PendingChangeNote.tsx';
import { PriceConsentNote } from './PriceConsentNote.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import styles from './TicketView.module.css';

/** The ticket, what it will cost next and when, what needs an answer, and everything that was paid. */
export function TicketView() {
  // Kept here: the ticket is gone from the page while the dialog still shows what was refunded.
  const [refunding, setRefunding] = useState(false);
  const query = useQuery(subscriptionQueries.me(useApi()));
  const { cancelAtPeriodEnd, pendingChange, priceConsent } = query.data ?? {};
  // A note goes with the button that answered it.
  const place = useLostFocus<HTMLDivElement>([cancelAtPeriodEnd, !pendingChange, !priceConsent].join());
  return (
    <QueryView query={query} skeleton={<TicketSkeleton />}>
      {(info) => (
        <div ref={place} tabIndex={-1} className={styles.page}>
          <Notes info={info} />
          {info.product && info.state !== 'PENDING' ? (
            <TicketPanel info={info} onRefund={() => setRefunding(true)} />
          ) : (
            <NoTicket info={info} />
          )}
          <PaymentPanel />
          {refunding && <RefundDialog onClose={() => setRefunding(false)} />}
        </div>
      )}
    </QueryView>
  );
}

function Notes({ info }: { info: SubscriptionInfo }) {
  const { checkingOrderNo, pastDue, priceConsent, pendingChange, cancelAtPeriodEnd } = info;
  return (
    <>
      {checkingOrderNo !== null && <CheckingNote paymentOrderNo={checkingOrderNo} />}
      {pastDue && <PastDueNote pastDue={pastDue} />}
      {priceConsent && <PriceConsentNote consent={priceConsent} />}
      {pendingChange && <PendingChangeNote change={pendingChange} overdue={pastDue !== null} />}
      {cancelAtPeriodEnd && <LeavingNote info={info} />}
    </>
  );
}

/** A renewal was declined: what happens by itself, until when everything stays open, and what would settle it. */
function PastDueNote({ pastDue }: { pastDue: NonNullable<SubscriptionInfo['pastDue']> }) {
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
