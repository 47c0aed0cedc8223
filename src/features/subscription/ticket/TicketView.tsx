import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { CheckingNote } from '../parts/CheckingNote.tsx';
import { TicketSkeleton } from '../parts/TicketSkeleton.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { NoTicket } from './NoTicket.tsx';
import { PastDueNote } from './PastDueNote.tsx';
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
