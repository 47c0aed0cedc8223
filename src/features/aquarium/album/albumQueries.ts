import { queryOptions } from '@tanstack/react-query';
import { guestApi } from '#contract/endpoints/guest.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

const all = ['aquarium', 'album'] as const;

export const albumQueries = {
  all,
  guests: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [...all, 'guests', page],
      queryFn: ({ signal }) => api.call(guestApi.album, { query: { page }, signal }),
    }),
  feasts: (api: ApiClient) =>
    queryOptions({
      queryKey: [...all, 'feasts'],
      queryFn: ({ signal }) => api.call(guestApi.feasts, { signal }),
    }),
  finds: (api: ApiClient) =>
    queryOptions({
      queryKey: [...all, 'finds'],
      queryFn: ({ signal }) => api.call(guestApi.finds, { signal }),
    }),
};
