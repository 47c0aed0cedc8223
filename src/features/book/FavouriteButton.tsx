import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { bookQueries } from './bookQueries.ts';
import styles from './FavouriteButton.module.css';

export function FavouriteButton({ book }: { book: BookDetail }) {
  const { chosen, toggle } = useToggleFavourite(book);
  return (
    <IconButton
      tone="white"
      className={styles.heart}
      label="좋아하는 책"
      aria-pressed={chosen}
      icon={<Heart aria-hidden="true" />}
      onClick={toggle}
    />
  );
}

/** The heart of a book. Shown at once, taken back when the server does not agree. */
function useToggleFavourite(book: BookDetail) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = bookQueries.detail(api, String(book.bookNo));
  const chosen = book.favouriteYn === 'Y';

  const show = (use: boolean) =>
    client.setQueryData(queryKey, (old) => old && { ...old, favouriteYn: use ? ('Y' as const) : ('N' as const) });

  const mutation = useMutation({
    mutationFn: (use: boolean) => api.call(bookApi.setFavourite, { params: { bookNo: book.bookNo }, body: { use } }),
    onMutate: async (use) => {
      await client.cancelQueries({ queryKey });
      show(use);
    },
    onError: (_error, use) => show(!use),
    onSuccess: (_data, use) => {
      showToast(use ? '좋아하는 책에 넣었어요' : '좋아하는 책에서 뺐어요');
      void client.invalidateQueries({ queryKey: [queryKeys.books] });
    },
  });
  return { chosen, toggle: () => mutation.mutate(!chosen) };
}
