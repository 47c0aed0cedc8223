import { useParams } from 'react-router-dom';
import { ParentResultView } from '../../features/parent-result/ParentResultView.tsx';

/** The second segment is the key of a link that the student made, not a number that could be counted up. */
export function ParentResultPage() {
  const { bookNo = '', accountNo: shareKey = '' } = useParams();
  return <ParentResultView bookNo={bookNo} shareKey={shareKey} />;
}
