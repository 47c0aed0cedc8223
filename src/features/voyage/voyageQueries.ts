import { queryOptions } from '@tanstack/react-query';
import { voyageApi } from '#contract/endpoints/voyage.ts';
import type { VoyageAnswer, VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

export const voyageQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.voyage, 'mine'],
      queryFn: ({ signal }) => api.call(voyageApi.read, { signal }),
    }),

  /** A story without its answers; it never changes while it is read. */
  story: (api: ApiClient, story: VoyageStoryId) =>
    queryOptions({
      queryKey: [queryKeys.voyage, 'story', story],
      queryFn: ({ signal }) => api.call(voyageApi.readStory, { params: { story }, signal }),
      staleTime: 'static',
    }),
};

/** Marks one answer on the server, which alone has them. */
export function markVoyageAnswer(api: ApiClient, story: VoyageStoryId, body: VoyageAnswer) {
  return api.call(voyageApi.mark, { params: { story }, body });
}
