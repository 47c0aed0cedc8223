import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';

interface TicketDataProps {
  /** @param products what can be bought now */
  children: (info: SubscriptionInfo, products: readonly SubscriptionProduct[]) => ReactNode;
}

/** What pages of choosing and paying stand on: what is had, and what is sold. */
export function TicketData({ children }: TicketDataProps) {
  const api = useApi();
  const products = useQuery(subscriptionQueries.products(api));
  const me = useQuery(subscriptionQueries.me(api));
  return (
    <QueryView query={products} skeleton={<TicketSkeleton />}>
      {({ items }) => (
        <QueryView query={me} skeleton={<TicketSkeleton />}>
          {(info) =>
            children(
              info,
              items.filter(({ productStatus }) => productStatus === 'ON_SALE'),
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}
