import { useEffect, useState } from 'react';
import type { AquariumState } from '#contract/aquarium.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { keptAquarium } from './keptAquarium.ts';

/**
 * Keeps the server's state of the aquarium, and gives it back while the server cannot be reached.
 *
 * @param state as the server knows it
 * @param wanted the server cannot be reached
 * @returns as it was seen last, while `wanted` and where this device has it
 */
export function useLastAquarium(state: AquariumState | undefined, wanted: boolean): AquariumState | null {
  const accountNo = useAccount()?.accountNo ?? 0;
  const [found, setFound] = useState<AquariumState | null>(null);

  useEffect(() => {
    if (state) void keptAquarium(deviceStore(), accountNo).keep(state);
  }, [accountNo, state]);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void keptAquarium(deviceStore(), accountNo)
      .read()
      .then((last) => current && setFound(last));
    return () => {
      current = false;
    };
  }, [accountNo, wanted]);

  return found;
}
