import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ShellLayout } from '../components/layout/ShellLayout.tsx';
import { PageSkeleton } from '../components/skeleton/PageSkeleton.tsx';
import type { PathEntry } from '../config/definePath.ts';
import { type PathKey, paths } from '../config/paths.ts';
import { useServices } from '../lib/services/ServicesContext.ts';
import { GameFrame } from './GameFrame.tsx';
import { lazyPage } from './lazyPage.ts';
import { PolicyDoor } from './PolicyDoor.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { type PageLayout, routes } from './routes.tsx';
import { usePageChange } from './usePageChange.ts';

const NotFoundPage = lazyPage(async () => (await import('./routes/NotFoundPage.tsx')).NotFoundPage);

/** The pages of this site; every other path shows the not-found page. */
export function AppRoutes() {
  const { site } = useServices();
  usePageChange();
  const entries = Object.entries(routes).filter(([key]) => {
    const path: PathEntry = paths[key as PathKey];
    return path.built && path.sites.includes(site);
  });
  const routesOf = (layout: PageLayout) =>
    entries
      .filter(([, entry]) => entry.layout === layout)
      .map(([key, { Page }]) => <Route key={key} path={paths[key as PathKey].pattern} element={<Page />} />);

  return (
    <Routes>
      <Route element={<ShellFrame />}>
        {routesOf('shell')}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<BareFrame />}>{routesOf('bare')}</Route>
      <Route element={<GameFrame />}>{routesOf('game')}</Route>
    </Routes>
  );
}

function ShellFrame() {
  const { pathname } = useLocation();
  return (
    <ShellLayout pathname={pathname} policyDoor={<PolicyDoor />}>
      <RouteErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </RouteErrorBoundary>
    </ShellLayout>
  );
}

function BareFrame() {
  const { pathname } = useLocation();
  return (
    <RouteErrorBoundary key={pathname}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </RouteErrorBoundary>
  );
}
