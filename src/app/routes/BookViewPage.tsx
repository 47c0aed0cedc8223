import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { BookView } from '../../features/book/BookView.tsx';
import { useLatePart } from '../../lib/useLatePart.ts';
import { lazyPage } from '../lazyPage.ts';

const OfflineBook = lazyPage(async () => (await import('../offline/OfflineBook.tsx')).OfflineBook);
const loadKeepPanel = async () => (await import('../offline/KeepPanel.tsx')).KeepPanel;

export function BookViewPage() {
  const { bookNo = '' } = useParams();
  const KeepPanel = useLatePart({ load: loadKeepPanel, ahead: 0 });
  return (
    <BookView
      key={bookNo}
      bookNo={bookNo}
      keep={(book) => KeepPanel && <KeepPanel book={book} />}
      offline={(failed) => (
        <Suspense>
          <OfflineBook bookNo={Number(bookNo)} {...failed} />
        </Suspense>
      )}
    />
  );
}
