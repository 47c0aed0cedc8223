import { useQuery } from '@tanstack/react-query';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useWordBasket } from '#src/lib/word-basket/useWordBasket.ts';

/** The word basket as a text needs it: whether a word is in it. */
export function useBasketWords() {
  const api = useApi();
  const basket = useWordBasket();
  const { data } = useQuery({
    queryKey: [queryKeys.wordBasket, 'words'],
    queryFn: ({ signal }) => api.call(wordBasketApi.listWords, { signal }),
  });
  return { ...basket, has: (word: string) => basket.waiting[word]?.use ?? data?.words.includes(word) ?? false };
}
