import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { BookView } from '../../features/book/BookView.tsx';
import { lazyPage } from '../lazyPage.ts';
import { KeepPlace } from '../offline/KeepPlace.tsx';

const OfflineBook = lazyPage(async () => (await import('../offline/OfflineBook.tsx')).OfflineBook);

export function BookViewPage() {
  const { bookNo = '' } = useParams();
  return (
    <BookView
      key={bookNo}
      bookNo={bookNo}
      keep={(book) => <KeepPlace book={book} />}
      offline={(failed) => (
        <Suspense>
          <OfflineBook bookNo={Number(bookNo)} {...failed} />
        </Suspense>
      )}
    />
  );
}
