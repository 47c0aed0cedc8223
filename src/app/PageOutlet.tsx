import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { WaitingSea } from '../components/skeleton/WaitingSea.tsx';
import { paths } from '../config/paths.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/**
 * The page of the address, whatever stands around it: a fault in it is shown in its place, and gone with the next page.
 */
export function PageOutlet({ fallback = <WaitingSea /> }: { fallback?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteErrorBoundary
      key={pathname}
      back={
        <ButtonLink tone="soft" to={paths.root.getHref()}>
          첫 화면으로
        </ButtonLink>
      }
    >
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </RouteErrorBoundary>
  );
}
