import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#src/components/page/Panel.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import styles from './PaymentPanel.module.css';
import { PaymentRow } from './PaymentRow.tsx';

/** Every payment with its receipt, and what was given back of it. */
export function PaymentPanel() {
  const [page, setPage] = useState(1);
  const query = useQuery(subscriptionQueries.payments(useApi(), page));
  return (
    <Panel title="결제와 환불 내역">
      <QueryView query={query} skeleton={<Skeleton height={120} radius={16} />}>
        {({ items, totalCount, pageSize }) =>
          items.length === 0 ? (
            <p className={styles.none}>결제하신 내역이 없습니다.</p>
          ) : (
            <PagedList page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={setPage}>
              <ul className={styles.list}>
                {items.map((payment) => (
                  <PaymentRow key={payment.paymentNo} payment={payment} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </Panel>
  );
}
