import { DiagnosisIntroView } from '../../features/diagnosis/start/DiagnosisIntroView.tsx';

export function DiagnosisIntroPage() {
  return <DiagnosisIntroView />;
}
