import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isWatchable } from '#domain/site/isWatchable.ts';
import { logToConsole } from '../lib/browser/logToConsole.ts';
import { useAccount, useServices } from '../lib/services/ServicesContext.ts';

/**
 * Starts what watches, for a student who agreed to it, on pages where it may. A page where it may not is reloaded
 * before anything of it is drawn: scripts cannot be taken back, but a new document comes without them. So is every page
 * that is watched when the student withdraws consent in another window, or is not the one who signed in here any more.
 * Around the guard: it stands as long as the document does, as the scripts do.
 */
export function ObserverGate({ children }: { children: ReactNode }) {
  const { storage, observers, now } = useServices();
  const { pathname } = useLocation();
  const account = useAccount();
  /** Number of the account that is watched. */
  const [watches, setWatches] = useState<number | null>(null);
  const may = observers?.here === true && account !== null && isWatchable(pathname);

  useEffect(() => {
    if (watches !== null || !may || !observers || !account) return;
    let left = false;
    import('../lib/observers/startIfAgreed.ts')
      .then(({ startIfAgreed }) => {
        const start = { page: document, observers, log: logToConsole };
        const onRevoked = () => window.location.reload();
        if (!left && startIfAgreed({ storage, account, now: now(), start, onRevoked })) setWatches(account.accountNo);
      })
      .catch((error) => logToConsole('observers', error));
    return () => {
      left = true;
    };
  }, [watches, may, observers, storage, account, now]);

  const leave = watches !== null && !(may && account.accountNo === watches);
  useEffect(() => {
    if (leave) window.location.reload();
  }, [leave]);

  return leave ? null : children;
}
