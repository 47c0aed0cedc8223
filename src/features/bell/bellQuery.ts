import { queryOptions } from '@tanstack/react-query';
import { goldenBellApi } from '#contract/endpoints/goldenBell.ts';
import type { PupilBell } from '#contract/goldenBell.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

/** A state of a round with the server's clock, and when it arrived by the clock of the device. */
export interface BellFrame {
  currentDate: string;
  state: PupilBell;
}

/** A round that the pupil is in. */
export const bellQuery = (api: ApiClient, roomNo: number) =>
  queryOptions({
    queryKey: ['bell', roomNo],
    queryFn: ({ signal }): Promise<BellFrame> => api.call(goldenBellApi.read, { params: { roomNo }, signal }),
    // The line keeps it true.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether a state replaces the known one: messages may arrive late over another way. */
export function isNewer(next: PupilBell, known: PupilBell | undefined): boolean {
  if (known === undefined || next.revision !== known.revision) return next.revision > (known?.revision ?? 0);
  return (next.own.seq ?? -1) >= (known.own.seq ?? -1);
}
