import { DiagnosisListView } from '../../features/diagnosis/list/DiagnosisListView.tsx';

export function DiagnosisListPage() {
  return <DiagnosisListView />;
}
