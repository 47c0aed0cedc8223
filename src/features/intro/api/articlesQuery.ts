import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ArticleList } from '../../../../contract/article.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { givenAnswer } from '../../../lib/queries/givenAnswer.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

const PATH = '/api/site/articles';
const MINUTE = 60_000;

/** GET /api/site/articles?page= */
export function articlesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [queryKeys.articles, 'list', page],
    queryFn: ({ signal }) => api.get<ArticleList>(PATH, { params: { page }, signal }),
    initialData: () => (page === 1 ? givenAnswer<ArticleList>(PATH) : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE,
  });
}
