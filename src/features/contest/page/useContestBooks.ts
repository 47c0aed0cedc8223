import { useQuery } from '@tanstack/react-query';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import type { StampedStatus } from '../contestQueries.ts';
import { contestBooksQuery } from '../kept/contestBooksQuery.ts';

/** The weeks and their books for who is logged in. */
export function useContestBooks(status: StampedStatus) {
  const { api, storage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  return useQuery(contestBooksQuery({ api, storage, accountNo, status }));
}
