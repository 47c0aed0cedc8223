import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rosterApi } from '#contract/endpoints/roster.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { bodyOf, type RosterWork } from './RosterWork.ts';

/** The server's result for each row, asked again after every change; the last answer stays meanwhile. */
export function useRosterCheck(work: RosterWork) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const body = useMemo(() => bodyOf(work), [work]);
  const empty = body.tables.length === 0;
  const query = useQuery({
    queryKey: ['staff', academyNo, 'roster-check', work.fileName, work.version],
    queryFn: ({ signal }) => api.call(rosterApi.check, { params: { academyNo }, body, signal }),
    enabled: !empty,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { query, body, empty };
}
