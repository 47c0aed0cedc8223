import { queryOptions } from '@tanstack/react-query';
import type { IntroAnswer } from '../../../../contract/introTexts.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { givenAnswer } from '../../../lib/queries/givenAnswer.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** GET /api/site/intro/{page}: changes with a new version of the product only. */
export function introPageQuery(api: ApiClient, page: string) {
  const path = `/api/site/intro/${page}`;
  return queryOptions({
    queryKey: [queryKeys.intro, page],
    queryFn: ({ signal }) => api.get<IntroAnswer>(path, { signal }),
    initialData: () => givenAnswer<IntroAnswer>(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
