import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContestQuery } from '#contract/contest.ts';

/** Name of the contest's number in the address. */
export const CONTEST_PARAM = 'no';

/** The contest that the address names; nothing for the one that is shown first. The same object for the same address. */
export function useAskedContest(): ContestQuery {
  const [search] = useSearchParams();
  const given = search.get(CONTEST_PARAM) ?? '';
  return useMemo(() => (/^[1-9]\d{0,14}$/.test(given) ? { readingGameContestNo: Number(given) } : {}), [given]);
}
