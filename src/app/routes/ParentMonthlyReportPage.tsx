import { useParams } from 'react-router-dom';
import { ParentReportView } from '../../features/parent-result/ParentReportView.tsx';

/** The key is that of a link which a teacher made, not a number that could be counted up. */
export function ParentMonthlyReportPage() {
  return <ParentReportView shareKey={useParams().shareKey ?? ''} />;
}
