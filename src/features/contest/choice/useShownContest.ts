import { useQuery } from '@tanstack/react-query';
import type { ContestListItem, ContestQuery } from '#contract/contest.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { type ContestsOfMine, contestQueries, type StampedStatus } from '../contestQueries.ts';

/** A contest with what only who is signed in knows of it. */
export type ShownContest = StampedStatus & Partial<ContestListItem>;

interface ShownContestState {
  /** Undefined while it is fetched or where that failed; null: there is none. */
  contest: ShownContest | null | undefined;
  /** Every contest of the student, the one shown first in front. */
  contests: readonly ContestListItem[];
  /** The failure for which there is nothing to show. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /** Asks for its times again; undefined when no answer came. */
  refresh: () => Promise<StampedStatus | null | undefined>;
}

/**
 * The contest that the address names, else the first of the student's. One of the whole site comes from the status that
 * everybody asks for at once when a countdown ends: that answer costs the server nothing.
 */
export function useShownContest(asked: ContestQuery): ShownContestState {
  const api = useApi();
  const signedIn = useAccount() !== null;
  const status = useQuery(contestQueries.status(api));
  const list = useQuery({ ...contestQueries.list(api), enabled: signedIn });
  const contests = list.data?.items ?? [];
  const { readingGameContestNo: no } = asked;
  const listed = no === undefined ? contests[0] : contests.find((one) => one.readingGameContestNo === no);
  const ofSite = status.data && (no === undefined || no === status.data.readingGameContestNo) ? status.data : null;
  const isOfSite = listed === undefined || listed.readingGameContestNo === status.data?.readingGameContestNo;
  const waiting = (signedIn && list.isPending && list.fetchStatus !== 'idle') || status.isPending;
  const failed = status.isError && status.data === undefined && listed === undefined;

  return {
    contest: waiting || failed ? undefined : shownOf(list.data, listed, isOfSite ? ofSite : null),
    contests,
    error: failed ? status.error : null,
    isFetching: status.isFetching || list.isFetching,
    refetch: () => {
      void status.refetch();
      if (signedIn) void list.refetch();
    },
    refresh: async () => {
      if (isOfSite) {
        const { data, isError } = await status.refetch();
        return isError ? undefined : data;
      }
      const { data, isError } = await list.refetch();
      const again = data?.items.find((one) => one.readingGameContestNo === listed.readingGameContestNo);
      if (isError || data === undefined) return undefined;
      return again ? { ...again, arrivedAt: data.arrivedAt } : null;
    },
  };
}

function shownOf(
  list: ContestsOfMine | undefined,
  listed: ContestListItem | undefined,
  ofSite: StampedStatus | null,
): ShownContest | null {
  if (listed === undefined || list === undefined) return ofSite;
  return ofSite === null ? { ...listed, arrivedAt: list.arrivedAt } : { ...listed, ...ofSite };
}
