import type { MissionAttempt } from '#contract/mission.ts';
import { keptAquarium } from '../../features/aquarium/keptAquarium.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import type { KeptBook } from '../../lib/kept-books/KeptBook.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';

/** What one account can do on this device without a network. */
export interface OfflineThings {
  missions: MissionAttempt[];
  /** Those kept on purpose, and those that were only opened; of each the last one first. */
  keptBooks: KeptBook[];
  readBooks: KeptBook[];
  /** True where the aquarium was seen on this device. */
  aquarium: boolean;
}

export async function readOfflineThings(device: DeviceStore, accountNo: number): Promise<OfflineThings> {
  const [missions, books, aquarium] = await Promise.all([
    keptMissions(device, accountNo).all(),
    keptBooks(device, accountNo).all(),
    keptAquarium(device, accountNo).read(),
  ]);
  return {
    missions: missions.map(({ attempt }) => attempt),
    keptBooks: books.filter(({ kind }) => kind === 'KEPT'),
    readBooks: books.filter(({ kind }) => kind !== 'KEPT'),
    aquarium: aquarium !== null,
  };
}
