import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartBody } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import type { CartPage } from '#contract/library.ts';
import { cartQuery } from '#src/lib/queries/cartQuery.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';

/** Puts several books into the basket or takes them out; taking out is shown at once. */
export function useChangeCart() {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = cartQuery(api);
  const pages = [queryKeys.library, 'cart'];

  const { mutate, mutateAsync } = useMutation({
    mutationFn: (change: CartBody) => api.call(bookApi.changeCart, { body: change, lasting: true }),
    onMutate: async ({ bookNoList, use }) => {
      await client.cancelQueries({ queryKey: pages });
      const before = client.getQueriesData<CartPage>({ queryKey: pages });
      if (!use) client.setQueriesData<CartPage>({ queryKey: pages }, (old) => old && without(old, bookNoList));
      return { before };
    },
    onError: (_error, _change, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
    },
    onSuccess: (bookNos) => client.setQueryData(queryKey, bookNos),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: pages }),
        client.invalidateQueries({ queryKey: [queryKeys.book] }),
      ]),
  });
  return {
    takeOut: (bookNoList: number[]) => mutateAsync({ bookNoList, use: false }),
    putBack: (bookNoList: number[], addedAtList: string[]) => mutate({ bookNoList, use: true, addedAtList }),
  };
}

function without(page: CartPage, bookNos: readonly number[]): CartPage {
  const items = page.items.filter(({ bookNo }) => !bookNos.includes(bookNo));
  return { ...page, items, totalCount: page.totalCount - (page.items.length - items.length) };
}
