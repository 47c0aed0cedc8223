import { useParams, useSearchParams } from 'react-router-dom';
import { NotePage } from '../../features/note/frame/NotePage.tsx';
import { NotesView } from '../../features/note/list/NotesView.tsx';
import { AskedItem } from '../../features/note/qa/AskedItem.tsx';

/** `?kind=&item=` opens it with a question about that item of a mission. */
export function NoteQaPage() {
  const bookNo = Number(useParams().bookNo);
  const [search] = useSearchParams();
  const [kind, item] = [search.get('kind'), search.get('item')];
  return (
    <NotePage key={`${bookNo} ${kind} ${item}`} bookNo={bookNo} title="질문과 답" log="note-qa">
      {(overview, open) => (
        <AskedItem bookNo={bookNo} kind={kind} itemKey={item}>
          {(about) => <NotesView kind="QUESTION" overview={overview} open={open} about={about} />}
        </AskedItem>
      )}
    </NotePage>
  );
}
