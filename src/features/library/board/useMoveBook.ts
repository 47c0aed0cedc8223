import { useMutation, useQueryClient } from '@tanstack/react-query';
import { libraryApi } from '#contract/endpoints/library.ts';
import type { LibraryBoard, ShelfPage } from '#contract/library.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import type { BookMove } from './BookMove.ts';
import { moveInBoard, moveInPage } from './BookMove.ts';

/** Moves books, shown at once and taken back when the server does not agree; and takes a move back that it has. */
export function useMoveBook() {
  const api = useApi();
  const client = useQueryClient();
  const all = [queryKeys.library];
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: all }),
      // A book marked as finished is shown so on its own page as well, and a review of it may be written.
      client.invalidateQueries({ queryKey: [queryKeys.book] }),
      client.invalidateQueries({ queryKey: [queryKeys.reviews] }),
    ]);

  const move = useMutation({
    mutationFn: ({ book, to, afterBookNo }: BookMove) => {
      const body = { place: to, ...(afterBookNo === undefined ? {} : { afterBookNo }) };
      return api.call(libraryApi.move, { params: { bookNo: book.bookNo }, body, lasting: true });
    },
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: all });
      const before = client.getQueriesData({ queryKey: all });
      client.setQueriesData<LibraryBoard>({ queryKey: [...all, 'board'] }, (old) => old && moveInBoard(old, wanted));
      for (const [key, data] of client.getQueriesData<ShelfPage>({ queryKey: [...all, 'shelf'] })) {
        if (data) client.setQueryData(key, moveInPage(data, key[2] as ShelfPlace, wanted));
      }
      return { before };
    },
    onError: (_error, _wanted, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
    },
    onSettled: settle,
  });
  const undo = useMutation({
    mutationFn: (bookNo: number) => api.call(libraryApi.undoMove, { params: { bookNo }, lasting: true }),
    onSettled: settle,
  });
  return { move: move.mutateAsync, takeBack: undo.mutate };
}
