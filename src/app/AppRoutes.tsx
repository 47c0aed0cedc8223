import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { WaitingSea } from '../components/skeleton/WaitingSea.tsx';
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
    <Routes>
      <Route element={<Framed layout="shell" />}>
        {pagesIn('shell')}
        <Route path="*" element={<notFound.Page />} />
      </Route>
      <Route element={<Framed layout="bare" />}>{pagesIn('bare')}</Route>
      <Route element={<Framed layout="game" />}>{pagesIn('game')}</Route>
    </Routes>
  );
}

/**
 * Each frame waits by itself: within one `Suspense` of all, React would keep the page that was left on the screen until
 * the next frame has come, and a press would seem to do nothing.
 */
function Framed({ layout }: { layout: PageLayout }) {
  const Frame = frames[layout];
  return (
    <Suspense key={layout} fallback={<WaitingSea />}>
      <Frame />
    </Suspense>
  );
}
