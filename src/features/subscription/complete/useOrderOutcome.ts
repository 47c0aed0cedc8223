import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { OrderStatus } from '#contract/subscription.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { type Brought, createPaymentJourney } from '../window/createPaymentJourney.ts';

/** Milliseconds between two looks at an order that is being checked: quick at first, then at rest. */
const LOOK_AGAIN_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000];
const REST_MS = 30_000;

export interface OrderOutcome {
  status: OrderStatus | undefined;
  /** Nothing could be learned; `again` asks once more with the same words. */
  error: Error | null;
  again: () => void;
  /** The server refused what the window brought back; `status` is the state of the order. */
  refusal: Error | null;
}

/**
 * Sends the server what the company's window brought back, and looks at the order from time to time while its outcome
 * is not known. Shown twice, the page sends the same thing under the same key: it has one effect.
 *
 * @param unkept what the window brought, where this browser keeps nothing
 */
export function useOrderOutcome(paymentOrderNo: number, unkept: Brought | null): OrderOutcome {
  const { api, tabStorage } = useServices();
  const client = useQueryClient();
  const journey = useMemo(() => createPaymentJourney(tabStorage, createRandomId), [tabStorage]);
  const brought = useMemo(() => unkept ?? journey.brought(paymentOrderNo), [journey, paymentOrderNo, unkept]);

  const confirmation = useQuery({
    queryKey: [queryKeys.subscription, 'told', paymentOrderNo, brought?.key],
    queryFn: async () => {
      const params = { paymentOrderNo };
      const key = brought?.key ?? createRandomId();
      const status = brought?.body
        ? await api.call(subscriptionApi.confirm, { params, body: brought.body, key })
        : await api.call(subscriptionApi.abandon, { params, body: { code: brought?.code ?? 'UNKNOWN' }, key });
      if (status.state !== 'CHECKING') journey.arrive(paymentOrderNo);
      client.setQueryData(subscriptionQueries.order(api, paymentOrderNo).queryKey, status);
      void client.invalidateQueries({ queryKey: [queryKeys.subscription, 'me'] });
      void client.invalidateQueries({ queryKey: [queryKeys.account] });
      return status;
    },
    enabled: brought !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

  // A clear no: the order was confirmed before, or the words do not belong to it. Where it stands is asked for.
  const refusal = confirmation.error instanceof ApiError && !confirmation.error.passing ? confirmation.error : null;
  const order = useQuery({
    ...subscriptionQueries.order(api, paymentOrderNo),
    enabled: brought === null || refusal !== null || confirmation.data?.state === 'CHECKING',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'CHECKING' ? (LOOK_AGAIN_MS[dataUpdateCount] ?? REST_MS) : false,
  });

  const status = order.data ?? confirmation.data;
  const failed = order.error ?? (refusal ? null : confirmation.error);
  const asking = confirmation.isFetching || order.isFetching;
  return {
    status,
    error: status || asking ? null : failed,
    again: () => void (brought && !confirmation.data && !refusal ? confirmation.refetch() : order.refetch()),
    refusal,
  };
}
