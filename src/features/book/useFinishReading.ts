import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** Marks a book on paper as read to its end. A repeat does no harm: the server keeps the first date. */
export function useFinishReading({ bookNo }: BookDetail) {
  const api = useApi();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.call(bookApi.finish, { params: { bookNo } }),
    onSuccess: async () => {
      showToast('다 읽은 책으로 적어 두었어요');
      const { book, books, main, mission, library, reviews } = queryKeys;
      const shown = [book, books, main, mission, library, reviews];
      await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
  return { pending: mutation.isPending, finish: () => mutation.mutate() };
}
