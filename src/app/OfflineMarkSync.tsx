import { useEffect } from 'react';
import { onNetworkIdle } from '../lib/browser/onNetworkIdle.ts';
import { keptSigns } from '../lib/kept-books/keptSigns.ts';
import { useAccount } from '../lib/services/ServicesContext.ts';

/** Looks which books of the student are on this device, once the page is at rest, so that their cards can say so. */
export function OfflineMarkSync() {
  const accountNo = useAccount()?.accountNo ?? null;

  useEffect(() => {
    if (accountNo === null) return;
    let current = true;
    const stop = onNetworkIdle(() => {
      import('./offline/readKeptNumbers.ts')
        .then(({ readKeptNumbers }) => readKeptNumbers(accountNo))
        .then((bookNos) => current && keptSigns.show(accountNo, bookNos))
        // Without the signs every card still opens.
        .catch(() => undefined);
    });
    return () => {
      current = false;
      stop();
      keptSigns.clear();
    };
  }, [accountNo]);

  return null;
}
