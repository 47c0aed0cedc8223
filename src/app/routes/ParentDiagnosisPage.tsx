import { useParams } from 'react-router-dom';
import { ParentDiagnosisView } from '../../features/diagnosis/parent/ParentDiagnosisView.tsx';

/** The key is that of a link which the student made, not a number that could be counted up. */
export function ParentDiagnosisPage() {
  return <ParentDiagnosisView shareKey={useParams().shareKey ?? ''} />;
}
