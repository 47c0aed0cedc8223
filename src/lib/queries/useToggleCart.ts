import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookApi } from '#contract/endpoints/book.ts';
import { showToast } from '../feedback/feedbackStore.ts';
import { useApi } from '../services/ServicesContext.ts';
import { cartQuery } from './cartQuery.ts';
import { queryKeys } from './queryKeys.ts';

/** Puts a book into the basket or takes it out: the use flag is the opposite of its membership. */
export function useToggleCart(bookNo: number) {
  const api = useApi();
  const client = useQueryClient();
  const options = cartQuery(api);
  const { data: cart } = useQuery(options);
  const inCart = cart?.includes(bookNo) ?? false;

  const mutation = useMutation({
    mutationFn: (use: boolean) => api.call(bookApi.changeCart, { body: { bookNoList: [bookNo], use }, lasting: true }),
    onMutate: async (use) => {
      await client.cancelQueries({ queryKey: options.queryKey });
      const before = client.getQueryData(options.queryKey);
      const others = (before ?? []).filter((no) => no !== bookNo);
      client.setQueryData(options.queryKey, use ? [...others, bookNo] : others);
      return { before };
    },
    onError: (_error, _use, context) => client.setQueryData(options.queryKey, context?.before),
    onSuccess: (_data, use) => showToast(use ? '책바구니에 담았어요' : '책바구니에서 뺐어요'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: options.queryKey }),
        client.invalidateQueries({ queryKey: [queryKeys.library, 'cart'] }),
      ]),
  });
  return { inCart, pending: mutation.isPending, toggle: () => mutation.mutate(!inCart) };
}
