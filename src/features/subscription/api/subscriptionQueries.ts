import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  ChangePreview,
  OrderStatus,
  paymentList,
  RefundPreview,
  SubscriptionInfo,
  SubscriptionProducts,
} from '../../../../contract/subscription.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const key = queryKeys.subscription;
const path = '/api/subscription';

export type PaymentList = z.infer<typeof paymentList>;

/** What the pages of the subscription read. Sums and days are the server's; nothing is worked out here. */
export const subscriptionQueries = {
  /** GET /api/subscription/me */
  me: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'me'],
      queryFn: ({ signal }) => api.get<SubscriptionInfo>(`${path}/me`, { signal }),
    }),
  /** GET /api/subscription/products */
  products: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'products'],
      queryFn: ({ signal }) => api.get<SubscriptionProducts>(`${path}/products`, { signal }),
    }),
  /** GET /api/subscription/payments/me */
  payments: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [key, 'payments', page],
      queryFn: ({ signal }) => api.get<PaymentList>(`${path}/payments/me`, { params: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** GET /api/subscription/change-preview/me. Never an old one: the sum is agreed to. */
  changePreview: (api: ApiClient, subscriptionProductNo: number) =>
    queryOptions({
      queryKey: [key, 'change-preview', subscriptionProductNo],
      queryFn: ({ signal }) =>
        api.get<ChangePreview>(`${path}/change-preview/me`, { params: { subscriptionProductNo }, signal }),
      gcTime: 0,
      staleTime: 0,
    }),
  /** GET /api/subscription/refund-preview/me. Never an old one, as above. */
  refundPreview: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'refund-preview'],
      queryFn: ({ signal }) => api.get<RefundPreview>(`${path}/refund-preview/me`, { signal }),
      gcTime: 0,
      staleTime: 0,
    }),
  /** GET /api/subscription/orders/{paymentOrderNo}/me */
  order: (api: ApiClient, paymentOrderNo: number) =>
    queryOptions({
      queryKey: [key, 'order', paymentOrderNo],
      queryFn: ({ signal }) => api.get<OrderStatus>(`${path}/orders/${paymentOrderNo}/me`, { signal }),
      staleTime: 0,
    }),
};
