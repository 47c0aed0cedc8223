import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { FeedbackHost } from '../components/feedback/FeedbackHost.tsx';
import type { Services } from '../lib/services/Services.ts';
import { ServicesContext } from '../lib/services/ServicesContext.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Guard } from './Guard.tsx';
import { NoteSync } from './NoteSync.tsx';
import { ObserverGate } from './ObserverGate.tsx';
import { OfflineMarkSync } from './OfflineMarkSync.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { SessionSync } from './SessionSync.tsx';
import { SubmissionSync } from './SubmissionSync.tsx';

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
