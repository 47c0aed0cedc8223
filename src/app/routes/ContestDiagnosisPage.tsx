import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellLayout } from '../../components/layout/ShellLayout.tsx';
import { LevelTestView } from '../../features/contest/level-test/LevelTestView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { PolicyLink } from '../PolicyLink.tsx';

/** The contest's level test: its intro is an ordinary page, its questions fill the window. */
export function ContestDiagnosisPage() {
  useDocumentTitle('대회 진단검사');
  return <LevelTestView IntroFrame={IntroFrame} />;
}

function IntroFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ShellLayout pathname={pathname} policyLink={<PolicyLink />}>
      {children}
    </ShellLayout>
  );
}
