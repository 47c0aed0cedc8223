import { Fragment, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guardRoute } from '../config/guards/guardRoute.ts';
import { useServices, useSession } from '../lib/services/ServicesContext.ts';
import { guardSessionOf } from './guardSessionOf.ts';

/**
 * Shows its children, or sends the visitor where the guards decide. To each student their own children: nothing that
 * one has opened or typed stays on the screen when another tab signs in somebody else.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { site, homeOrigin } = useServices();
  const { pathname, search } = useLocation();
  const account = useSession((state) => state.account);
  const lost = useSession((state) => state.lost);
  const landing = useSession((state) => state.landing);
  const verdict = guardRoute({
    site,
    pathname,
    search,
    homeOrigin,
    session: guardSessionOf(site, { account, lost, landing }),
  });

  if (verdict === 'stay') return <Fragment key={account?.accountNo}>{children}</Fragment>;
  return verdict.external ? <LeaveSite href={verdict.go} /> : <Navigate to={verdict.go} replace />;
}

function LeaveSite({ href }: { href: string }) {
  useEffect(() => {
    window.location.replace(href);
  }, [href]);
  return null;
}
