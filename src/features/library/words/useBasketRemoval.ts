import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { BasketPage, BasketWord } from '#contract/wordBasket.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

interface Change {
  kept: BasketWord;
  use: boolean;
}

/** Takes a word out of the basket, shown at once, and puts it back where it was. */
export function useBasketRemoval() {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [queryKeys.wordBasket];

  const { mutate, mutateAsync } = useMutation<unknown, Error, Change, { before: [readonly unknown[], unknown][] }>({
    mutationFn: ({ kept, use }) => {
      const params = { word: kept.word };
      if (!use) return api.call(wordBasketApi.takeOut, { params, lasting: true });
      const { bookNo, pageNo, metIn, addedAt } = kept;
      const body = { bookNo, pageNo: pageNo ?? undefined, metIn: metIn ?? undefined, addedAt };
      return api.call(wordBasketApi.putIn, { params, body, lasting: true });
    },
    onMutate: async ({ kept, use }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      if (!use) {
        client.setQueriesData<BasketPage>(
          { queryKey: [queryKeys.wordBasket, 'page'] },
          (old) => old && without(old, kept),
        );
      }
      return { before };
    },
    onError: (_error, _change, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    takeOut: (kept: BasketWord) => mutateAsync({ kept, use: false }),
    putBack: (kept: BasketWord) => mutate({ kept, use: true }),
  };
}

function without(page: BasketPage, { word }: BasketWord): BasketPage {
  const items = page.items.filter((kept) => kept.word !== word);
  return { ...page, items, totalCount: page.totalCount - (page.items.length - items.length) };
}
