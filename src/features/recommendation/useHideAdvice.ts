import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recommendationApi } from '#contract/endpoints/recommendation.ts';
import { showErrorAlert } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

interface HiddenBook {
  bookNo: number;
  bookName: string;
}

/** Putting a recommended book away; the last one can be taken back. */
export function useHideAdvice() {
  const api = useApi();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<HiddenBook | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ book, use }: { book: HiddenBook; use: boolean }) =>
      api.call(recommendationApi.hide, { params: { bookNo: book.bookNo }, body: { use } }),
    onSuccess: async (_done, { book, use }) => {
      setHidden(use ? { bookNo: book.bookNo, bookName: book.bookName } : null);
      await client.invalidateQueries({ queryKey: [queryKeys.recommendations] });
      void client.invalidateQueries({ queryKey: [queryKeys.main] });
    },
    onError: showErrorAlert,
  });
  return {
    hidden,
    hide: (book: HiddenBook) => mutate({ book, use: true }),
    undo: () => hidden && mutate({ book: hidden, use: false }),
  };
}
