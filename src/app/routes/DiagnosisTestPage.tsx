import { DiagnosisTestView } from '../../features/diagnosis/test/DiagnosisTestView.tsx';

export function DiagnosisTestPage() {
  return <DiagnosisTestView />;
}
