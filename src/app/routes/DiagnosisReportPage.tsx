import { useParams } from 'react-router-dom';
import { DiagnosisReportView } from '../../features/diagnosis/report/DiagnosisReportView.tsx';

/** On the home site the number has another name and is the same. */
export function DiagnosisReportPage() {
  const { diagnosisApplyNo, accountReadingLevelResultNo } = useParams();
  const no = diagnosisApplyNo ?? accountReadingLevelResultNo ?? '';
  return <DiagnosisReportView key={no} diagnosisApplyNo={no} />;
}
