import { useLocation } from 'react-router-dom';
import { ShellLayout } from '../components/layout/ShellLayout.tsx';
import { PageSkeleton } from '../components/skeleton/PageSkeleton.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PolicyDoor } from './PolicyDoor.tsx';

/** Ordinary pages, between header and footer. */
export function ShellFrame() {
  const { pathname } = useLocation();
  return (
    <ShellLayout pathname={pathname} policyDoor={<PolicyDoor />}>
      <PageOutlet fallback={<PageSkeleton />} />
    </ShellLayout>
  );
}
