import { useParams } from 'react-router-dom';
import { MissionHistoryView } from '../../features/mission/history/MissionHistoryView.tsx';
import { NoteFrame } from '../../features/note/frame/NoteFrame.tsx';
import { NotePage } from '../../features/note/frame/NotePage.tsx';

export function NoteResultsPage() {
  const bookNo = Number(useParams().bookNo);
  return (
    <NotePage key={bookNo} bookNo={bookNo} title="미션 결과" log="note-results">
      {(overview) => (
        <NoteFrame overview={overview} page="noteResults" lead="끝낸 미션과 맞힌 비율을 한눈에 봐요.">
          <MissionHistoryView bookNo={bookNo} offered={overview.missions.length > 0} />
        </NoteFrame>
      )}
    </NotePage>
  );
}
