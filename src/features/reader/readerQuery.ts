import { queryOptions } from '@tanstack/react-query';
import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { aboutOf } from '../../lib/kept-books/aboutOf.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';
import { inTime } from '../../lib/persisted/inTime.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { whileMissing } from '../../lib/queries/whileMissing.ts';

/**
 * The whole text of a book, so that reading goes on without a network. Where the server cannot be reached, a book that
 * this account opened here before is read from the device.
 */
export function readerQuery(api: ApiClient, device: DeviceStore, accountNo: number, bookNo: string) {
  const kept = keptBooks(device, accountNo);
  return queryOptions({
    queryKey: [queryKeys.reader, bookNo],
    queryFn: async ({ signal, client }) => {
      try {
        const book = await api.call(bookApi.readPages, { params: { bookNo }, signal });
        // The page is drawn meanwhile. Most come from the page of the book, which knows more of it.
        void kept.keep(book, Date.now(), aboutOf(client.getQueryData<BookDetail>([queryKeys.book, bookNo])));
        return book;
      } catch (error) {
        const copy = isUnreachable(error) ? await inTime(kept.find(Number(bookNo))).catch(() => null) : null;
        if (!copy) throw error;
        return copy.book;
      }
    },
    // Never from memory: the reader opens at the place of the first answer, and saves that place from then on.
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: whileMissing,
  });
}
