import { queryOptions } from '@tanstack/react-query';
import type { MissionAttempt } from '#contract/mission.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import type { KeptBook } from '../../lib/kept-books/KeptBook.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';
import { inTime } from '../../lib/persisted/inTime.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** What this device has of one book. */
export interface OnDevice {
  /** Null where its text is not here. */
  kept: KeptBook | null;
  missions: MissionAttempt[];
}

/** Looked up again by each page that asks: other windows bring and take off books as well. */
export function deviceBookQuery(device: DeviceStore, accountNo: number, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.device, accountNo, bookNo],
    queryFn: async (): Promise<OnDevice> => {
      const [kept, missions] = await inTime(
        Promise.all([keptBooks(device, accountNo).find(bookNo), keptMissions(device, accountNo).ofBook(bookNo)]),
      ).catch(() => [null, []] as const);
      return { kept, missions: missions.map(({ attempt }) => attempt) };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}
