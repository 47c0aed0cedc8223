import { queryOptions } from '@tanstack/react-query';
import type { Contest } from '#contract/contest.ts';
import { contestApi } from '#contract/endpoints/contest.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { serverNow } from '../clock/serverNow.ts';
import type { StampedStatus } from '../contestQueries.ts';
import { type ContestBooks, createKeptBooks } from './createKeptBooks.ts';

interface BooksSource {
  api: ApiClient;
  storage: Storage;
  accountNo: number;
  status: StampedStatus;
}

/** The books of all weeks: those kept on this device for up to three days, else from the server. */
export function contestBooksQuery({ api, storage, accountNo, status }: BooksSource) {
  const { readingGameContestNo, gameStartDate, gameEndDate } = status;
  return queryOptions({
    queryKey: [queryKeys.contest, 'books', accountNo, readingGameContestNo, gameStartDate, gameEndDate],
    queryFn: async ({ signal }): Promise<ContestBooks> => {
      const kept = createKeptBooks(storage, { accountNo, readingGameContestNo, gameStartDate, gameEndDate });
      const known = kept.read(serverNow(status));
      if (known) return known;
      const fresh = keepable(await api.call(contestApi.read, { query: { readingGameContestNo }, signal }));
      kept.write(fresh, serverNow(status));
      return fresh;
    },
  });
}

function keepable({ rounds, ...contest }: Contest): ContestBooks {
  const { bookVersion, pcImagePath, mobileImagePath, prizes, dailyCap, completionPoint, pastCertificateYn } = contest;
  return {
    bookVersion,
    pcImagePath,
    mobileImagePath,
    prizes,
    dailyCap,
    completionPoint,
    pastCertificateYn,
    rounds: rounds.map(({ roundNo, displayStartDate, displayEndDate, roundLevel }) => ({
      roundNo,
      displayStartDate,
      displayEndDate,
      roundLevel: {
        books: roundLevel.books.map(({ bookNo, bookName, authorName, bookImagePath, category, maxPoint, textYn }) => ({
          bookNo,
          bookName,
          authorName,
          bookImagePath,
          category,
          maxPoint,
          textYn,
        })),
      },
    })),
  };
}
