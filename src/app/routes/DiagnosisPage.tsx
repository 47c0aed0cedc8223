import { useLocation, useSearchParams } from 'react-router-dom';
import { ShellLayout } from '../../components/layout/ShellLayout.tsx';
import { readStep, STEP } from '../../features/diagnosis/diagnosisPlaces.ts';
import { DiagnosisIntroView } from '../../features/diagnosis/start/DiagnosisIntroView.tsx';
import { DiagnosisStartView } from '../../features/diagnosis/start/DiagnosisStartView.tsx';
import { DiagnosisTestView } from '../../features/diagnosis/test/DiagnosisTestView.tsx';
import { PolicyLink } from '../PolicyLink.tsx';

/** Applying and the results so far. On the academy site the steps after it have no address of their own. */
export function DiagnosisPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const step = readStep(search.get(STEP));
  if (step === 'test') return <DiagnosisTestView />;
  return (
    <ShellLayout pathname={pathname} policyLink={<PolicyLink />}>
      {step === 'intro' ? <DiagnosisIntroView /> : <DiagnosisStartView />}
    </ShellLayout>
  );
}
