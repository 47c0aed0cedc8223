import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FeedbackHost } from '../components/feedback/FeedbackHost.tsx';
import { createQueryClient } from '../lib/queries/createQueryClient.ts';
import { ServicesContext } from '../lib/services/ServicesContext.ts';
import type { TestServices } from './createTestServices.ts';

function Watch({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** Draws a part of the shell at an address; `address()` returns where the router is now. */
export function renderShell(children: ReactNode, services: TestServices, at = '/') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  let here = at;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Watch
            onAddress={(address) => {
              here = address;
            }}
          />
          {children}
          <FeedbackHost />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { client, address: () => here };
}
