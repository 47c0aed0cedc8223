import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { FeedbackHost } from '../components/feedback/FeedbackHost.tsx';
import type { Services } from '../lib/services/Services.ts';
import { ServicesContext } from '../lib/services/ServicesContext.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Guard } from './Guard.tsx';
import { HandInKeeper } from './HandInKeeper.tsx';
import { KeptSignKeeper } from './KeptSignKeeper.tsx';
import { NoteSync } from './NoteSync.tsx';
import { ObserverGate } from './ObserverGate.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

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
            <SessionKeeper />
            <NoteSync />
            <HandInKeeper />
            <KeptSignKeeper />
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
