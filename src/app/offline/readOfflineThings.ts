import type { MissionAttempt } from '../../../contract/mission.ts';
import type { ReaderBook } from '../../../contract/reading.ts';
import { keptAquarium } from '../../features/aquarium/keptAquarium.ts';
import { keptMissions } from '../../features/mission/session/keptMissions.ts';
import { keptBooks } from '../../features/reader/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';

/** What one account can do on this device without a network. */
export interface OfflineThings {
  missions: MissionAttempt[];
  /** The one opened last comes first. */
  books: ReaderBook[];
  /** True where the aquarium was seen on this device. */
  aquarium: boolean;
}

export async function readOfflineThings(accountNo: number): Promise<OfflineThings> {
  const device = deviceStore();
  const [missions, books, aquarium] = await Promise.all([
    keptMissions(device, accountNo).all(),
    keptBooks(device, accountNo).all(),
    keptAquarium(device, accountNo).read(),
  ]);
  return {
    missions: missions.map(({ attempt }) => attempt),
    books: books.map(({ book }) => book),
    aquarium: aquarium !== null,
  };
}
