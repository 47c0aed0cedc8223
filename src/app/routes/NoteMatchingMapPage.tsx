import { useParams } from 'react-router-dom';
import { NotePage } from '../../features/note/frame/NotePage.tsx';
import { MapView } from '../../features/note/map/MapView.tsx';

export function NoteMatchingMapPage() {
  const bookNo = Number(useParams().bookNo);
  return (
    <NotePage key={bookNo} bookNo={bookNo} title="생각 그물" log="note-matching-map">
      {(overview, open) => <MapView overview={overview} open={open} />}
    </NotePage>
  );
}
