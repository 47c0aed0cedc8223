import { useMemo } from 'react';
import { freeBytes } from '../../lib/browser/freeBytes.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import { isSignedInAs } from '../../lib/session/isSignedInAs.ts';
import type { KeepDeps } from './keepBook.ts';

/** What keeping books reaches the outside with, for the student who is signed in. */
export function useKeepDeps(): KeepDeps {
  const { api, session, now } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  return useMemo(
    () => ({
      api,
      device: deviceStore(),
      accountNo,
      now,
      freeBytes,
      fetchPictures,
      isCurrent: () => isSignedInAs(session, accountNo),
    }),
    [api, session, accountNo, now],
  );
}

/** The service worker keeps what is fetched; and what reads and plays, where it was set to fetch nothing ahead. */
async function fetchPictures(paths: readonly string[]): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage('keep-all');
  await Promise.allSettled(paths.map((path) => fetch(path)));
}
