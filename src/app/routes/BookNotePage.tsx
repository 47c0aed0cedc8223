import { useParams } from 'react-router-dom';
import { NotePage } from '../../features/note/frame/NotePage.tsx';
import { NotesView } from '../../features/note/list/NotesView.tsx';

export function BookNotePage() {
  const bookNo = Number(useParams().bookNo);
  return (
    <NotePage key={bookNo} bookNo={bookNo} title="독서 노트" log="note">
      {(overview, open) => <NotesView kind="NOTE" overview={overview} open={open} />}
    </NotePage>
  );
}
