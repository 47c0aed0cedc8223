import { useParams } from 'react-router-dom';
import { NotePage } from '../../features/note/frame/NotePage.tsx';
import { ReportView } from '../../features/note/report/ReportView.tsx';

export function NoteReportPage() {
  const bookNo = Number(useParams().bookNo);
  return (
    <NotePage key={bookNo} bookNo={bookNo} title="독후감" log="note-report">
      {(overview, open) => <ReportView overview={overview} open={open} />}
    </NotePage>
  );
}
