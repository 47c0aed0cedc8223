import { queryOptions } from '@tanstack/react-query';
import { libraryApi } from '#contract/endpoints/library.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { queryKeys } from './queryKeys.ts';

/** Where a book stands on the student's shelf. */
export function libraryPlaceQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'place', bookNo],
    queryFn: ({ signal }) => api.call(libraryApi.readPlace, { params: { bookNo }, signal }),
  });
}
