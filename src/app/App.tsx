import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FeedbackHost } from '../components/feedback/FeedbackHost.tsx';
import { onNetworkIdle } from '../lib/browser/onNetworkIdle.ts';
import { keptSigns } from '../lib/kept-books/keptSigns.ts';
import type { Services } from '../lib/services/Services.ts';
import { ServicesContext, useAccount, useServices } from '../lib/services/ServicesContext.ts';
import { isSignedInAs } from '../lib/session/isSignedInAs.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Guard } from './Guard.tsx';
import { ObserverGate } from './ObserverGate.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { SessionSync } from './SessionSync.tsx';
import { SubmissionSync } from './SubmissionSync.tsx';

/** Milliseconds after a login: past the first paint of the page. */
const WAIT_MS = 5_000;

interface AppProps {
  services: Services;
  queryClient: QueryClient;
}

export function App({ services, queryClient }: AppProps) {
  return (
    <RouteErrorBoundary>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <SessionSync />
            <NoteSync />
            <SubmissionSync />
            <OfflineMarkSync />
            <ObserverGate>
              <Guard>
                <AppRoutes />
              </Guard>
            </ObserverGate>
            <FeedbackHost />
          </BrowserRouter>
        </QueryClientProvider>
      </ServicesContext>
    </RouteErrorBoundary>
  );
}

/** Looks which books of the student are on this device, once the page is at rest, so that their cards can show it. */
function OfflineMarkSync() {
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

/** Sends notes that wait on this device, whatever page is open: after the login and whenever the network is back. */
function NoteSync() {
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
