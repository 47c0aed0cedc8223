import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { AlertHost } from '#src/components/feedback/AlertHost.tsx';
import { ToastHost } from '#src/components/feedback/ToastHost.tsx';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { createQueryClient } from '#src/lib/queries/createQueryClient.ts';
import { createStaffSession } from '../services/createStaffSession.ts';
import { StaffServicesContext } from '../services/StaffServicesContext.ts';

interface RenderStaffOptions {
  /** Answers in place of the server. */
  api: ApiClient;
  role?: StaffRole;
  demo?: boolean;
  at: string;
  /** Route of the page, with the parameters that it reads. */
  path: string;
}

/** The number of the institution that is shown. */
export const SHOWN_ACADEMY = 5;

function Watch({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** Draws a staff page for somebody who is signed in; `address()` returns where the router is now. */
export function renderStaff(page: ReactNode, { api, role = 'TEACHER', demo = false, at, path }: RenderStaffOptions) {
  const session = createStaffSession(null);
  const post = { academyNo: SHOWN_ACADEMY, academyName: '파도 학원', role };
  session.begin({ token: 'token', staff: { name: '윤선생', email: 'one@sea.kr', demo, posts: [post] } });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  let here = at;
  render(
    <StaffServicesContext value={{ site: 'edu', demo, api, session }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Watch
            onAddress={(address) => {
              here = address;
            }}
          />
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
          <AlertHost />
          <ToastHost />
        </MemoryRouter>
      </QueryClientProvider>
    </StaffServicesContext>,
  );
  return { address: () => here };
}
