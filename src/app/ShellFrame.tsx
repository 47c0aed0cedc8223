import { useLocation } from 'react-router-dom';
import { ShellLayout } from '../components/layout/ShellLayout.tsx';
import { PageSkeleton } from '../components/skeleton/PageSkeleton.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PolicyLink } from './PolicyLink.tsx';

/** Ordinary pages, between header and footer. */
export function ShellFrame() {
  const { pathname } = useLocation();
  return (
    <ShellLayout pathname={pathname} policyLink={<PolicyLink />}>
      <PageOutlet fallback={<PageSkeleton />} />
    </ShellLayout>
  );
}
