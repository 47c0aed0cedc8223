import { useEffect, useState } from 'react';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { useAccount } from '#src/lib/services/ServicesContext.ts';
import { type KeptMission, keptMissions } from './keptMissions.ts';

const none: readonly KeptMission[] = [];

/** Missions of a book that this device can open without a network; looked for while `wanted`. */
export function useKeptMissions(bookNo: number, wanted: boolean): readonly KeptMission[] {
  const accountNo = useAccount()?.accountNo ?? 0;
  const [found, setFound] = useState(none);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void keptMissions(deviceStore(), accountNo)
      .ofBook(bookNo)
      .then((missions) => current && setFound(missions));
    return () => {
      current = false;
      setFound(none);
    };
  }, [accountNo, bookNo, wanted]);

  return found;
}
