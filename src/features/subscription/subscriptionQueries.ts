import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

const key = queryKeys.subscription;

/** What the pages of the subscription read. Sums and days are the server's; nothing is worked out here. */
export const subscriptionQueries = {
  me: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'me'],
      queryFn: ({ signal }) => api.call(subscriptionApi.read, { signal }),
    }),
  products: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'products'],
      queryFn: ({ signal }) => api.call(subscriptionApi.listProducts, { signal }),
    }),
  payments: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [key, 'payments', page],
      queryFn: ({ signal }) => api.call(subscriptionApi.listPayments, { query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Never an old one: the sum is agreed to. */
  changePreview: (api: ApiClient, subscriptionProductNo: number) =>
    queryOptions({
      queryKey: [key, 'change-preview', subscriptionProductNo],
      queryFn: ({ signal }) => api.call(subscriptionApi.previewChange, { query: { subscriptionProductNo }, signal }),
      gcTime: 0,
      staleTime: 0,
    }),
  /** Never an old one, as above. */
  refundPreview: (api: ApiClient) =>
    queryOptions({
      queryKey: [key, 'refund-preview'],
      queryFn: ({ signal }) => api.call(subscriptionApi.previewRefund, { signal }),
      gcTime: 0,
      staleTime: 0,
    }),
  order: (api: ApiClient, paymentOrderNo: number) =>
    queryOptions({
      queryKey: [key, 'order', paymentOrderNo],
      queryFn: ({ signal }) => api.call(subscriptionApi.readOrder, { params: { paymentOrderNo }, signal }),
      staleTime: 0,
    }),
};
