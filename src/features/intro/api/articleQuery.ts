import { queryOptions } from '@tanstack/react-query';
import type { Article } from '../../../../contract/article.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { givenAnswer } from '../../../lib/queries/givenAnswer.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const MINUTE = 60_000;

/** GET /api/site/articles/{articleNo} */
export function articleQuery(api: ApiClient, articleNo: string) {
  const path = `/api/site/articles/${encodeURIComponent(articleNo)}`;
  return queryOptions({
    queryKey: [queryKeys.articles, 'view', articleNo],
    queryFn: ({ signal }) => api.get<Article>(path, { signal }),
    initialData: () => givenAnswer<Article>(path),
    staleTime: 5 * MINUTE,
  });
}
