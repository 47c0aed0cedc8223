import { useQuery } from '@tanstack/react-query';
import { useAccount, useServices } from '../../../lib/services/ServicesContext.ts';
import { contestBooksQuery } from '../api/contestBooksQuery.ts';
import type { StampedStatus } from '../api/contestStatusQuery.ts';

/** The weeks and their books for who is logged in. */
export function useContestBooks(status: StampedStatus) {
  const { api, storage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  return useQuery(contestBooksQuery({ api, storage, accountNo, status }));
}
