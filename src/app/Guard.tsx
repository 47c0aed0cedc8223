import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guardRoute } from '../config/guards/guardRoute.ts';
import { useServices, useSession } from '../lib/services/ServicesContext.ts';
import { accountStanding } from '../lib/session/accountStanding.ts';

/** Shows its children, or sends the visitor where the guards say. */
export function Guard({ children }: { children: ReactNode }) {
  const { site, homeOrigin } = useServices();
  const { pathname, search } = useLocation();
  const accountNo = useSession((state) => state.account?.accountNo ?? null);
  const lost = useSession((state) => state.lost);
  const landing = useSession((state) => state.landing);
  const recordsOnly = useSession(
    ({ account }) => account !== null && accountStanding(site, account) === 'NO_AFFILIATION',
  );
  const verdict = guardRoute({
    site,
    pathname,
    search,
    homeOrigin,
    session: { accountNo, lost, landing, recordsOnly },
  });

  if (verdict === 'stay') return children;
  return verdict.external ? <LeaveSite href={verdict.go} /> : <Navigate to={verdict.go} replace />;
}

function LeaveSite({ href }: { href: string }) {
  useEffect(() => {
    window.location.replace(href);
  }, [href]);
  return null;
}
