import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useServices } from '../lib/services/ServicesContext.ts';
import { frames } from './frames.ts';
import { notFound, type PageLayout, routesOf } from './routes.tsx';
import { usePageChange } from './usePageChange.ts';

/** The pages of this site; every other path shows the not-found page. */
export function AppRoutes() {
  const { site } = useServices();
  usePageChange();
  const pagesIn = (layout: PageLayout) =>
    routesOf(site)
      .filter(({ page }) => page.layout === layout)
      .map(({ key, pattern, page: { Page } }) => <Route key={key} path={pattern} element={<Page />} />);

  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<frames.shell />}>
          {pagesIn('shell')}
          <Route path="*" element={<notFound.Page />} />
        </Route>
        <Route element={<frames.bare />}>{pagesIn('bare')}</Route>
        <Route element={<frames.game />}>{pagesIn('game')}</Route>
      </Routes>
    </Suspense>
  );
}
