import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Article, ArticleList } from '#contract/article.ts';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { articleApi } from '#contract/endpoints/article.ts';
import { introApi } from '#contract/endpoints/intro.ts';
import type { IntroAnswer } from '#contract/introTexts.ts';
import type { SubscriptionProducts } from '#contract/subscription.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { givenAnswer } from '../../lib/queries/givenAnswer.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

const FIVE_MINUTES = 5 * MINUTE;

/** What visitors read; the server writes the first answers into the page. */
export const introQueries = {
  /** Changes with a new version of the product only. */
  page: (api: ApiClient, page: string) =>
    queryOptions({
      queryKey: [queryKeys.intro, page],
      queryFn: ({ signal }) => api.call(introApi.readPage, { params: { page }, signal }),
      initialData: () => givenAnswer<IntroAnswer>(addressOf(introApi.readPage, { page })),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** What the home site sells, at the prices in force. */
  prices: (api: ApiClient) =>
    queryOptions({
      queryKey: [queryKeys.prices],
      queryFn: ({ signal }) => api.call(introApi.listPrices, { signal }),
      initialData: () => givenAnswer<SubscriptionProducts>(addressOf(introApi.listPrices)),
      staleTime: FIVE_MINUTES,
    }),

  articles: (api: ApiClient, page: number) =>
    queryOptions({
      queryKey: [queryKeys.articles, 'list', page],
      queryFn: ({ signal }) => api.call(articleApi.list, { query: { page }, signal }),
      initialData: () => (page === 1 ? givenAnswer<ArticleList>(addressOf(articleApi.list)) : undefined),
      placeholderData: keepPreviousData,
      staleTime: FIVE_MINUTES,
    }),

  article: (api: ApiClient, articleNo: string) =>
    queryOptions({
      queryKey: [queryKeys.articles, 'view', articleNo],
      queryFn: ({ signal }) => api.call(articleApi.read, { params: { articleNo }, signal }),
      initialData: () => givenAnswer<Article>(addressOf(articleApi.read, { articleNo })),
      staleTime: FIVE_MINUTES,
    }),
};
