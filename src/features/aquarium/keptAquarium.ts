import type { AquariumState } from '#contract/aquarium.ts';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { keptOf } from '../../lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';

interface KeptAquarium {
  state: AquariumState;
  contractVersion: number;
  /** Absent in what was kept before a state had tanks. */
  shape?: number;
}

/** Raised when a state has a new part that the scene cannot do without. */
const SHAPE = 2;

/** The aquarium as one account saw it last on this device; gone when it signs out. */
export function keptAquarium(device: DeviceStore, accountNo: number) {
  const key = `${keptOf(accountNo)}aquarium`;
  return {
    async read(): Promise<AquariumState | null> {
      const kept = await device.get<KeptAquarium>(key).catch(() => undefined);
      return kept?.contractVersion === CONTRACT_VERSION && kept.shape === SHAPE ? kept.state : null;
    },
    keep: (state: AquariumState): Promise<void> =>
      device
        .set(key, { state, contractVersion: CONTRACT_VERSION, shape: SHAPE } satisfies KeptAquarium)
        .catch(() => undefined),
  };
}
