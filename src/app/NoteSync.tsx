import { useEffect } from 'react';
import { useAccount, useServices } from '../lib/services/ServicesContext.ts';
import { isSignedInAs } from '../lib/session/isSignedInAs.ts';

/** Milliseconds after a login: past the first paint of the page. */
const WAIT_MS = 5_000;

/** Sends notes that wait on this device, whatever page is open: after the login and whenever the network is back. */
export function NoteSync() {
  const { api, session } = useServices();
  const accountNo = useAccount()?.accountNo ?? null;

  useEffect(() => {
    if (accountNo === null) return;
    const owner = { api, accountNo, isCurrent: () => isSignedInAs(session, accountNo) };
    const send = () =>
      void import('../features/note/sync/sendWaitingNotes.ts')
        .then(({ sendWaitingNotes }) => sendWaitingNotes(owner))
        // What cannot go now goes another time.
        .catch(() => undefined);
    const timer = setTimeout(send, WAIT_MS);
    window.addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [api, session, accountNo]);

  return null;
}
