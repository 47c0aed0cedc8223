import { useParams, useSearchParams } from 'react-router-dom';
import { ReaderView } from '../../features/reader/ReaderView.tsx';

export function BookReadPage() {
  const { bookNo = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = Number(search.get('page'));
  return (
    <ReaderView key={bookNo} bookNo={bookNo} wantedPageNo={Number.isInteger(wanted) && wanted > 0 ? wanted : null} />
  );
}
