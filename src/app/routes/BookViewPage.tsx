import { useParams } from 'react-router-dom';
import { BookView } from '../../features/book/BookView.tsx';

export function BookViewPage() {
  const { bookNo = '' } = useParams();
  return <BookView key={bookNo} bookNo={bookNo} />;
}
