import { Bookmark } from 'lucide-react';
import type { PreparedPage } from '#src/lib/book-text/prepareBook.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import styles from './ContentsDialog.module.css';

interface ContentsDialogProps {
  bookName: string;
  pages: readonly PreparedPage[];
  hereNo: number;
  bookmarkPageNo: number | null;
  onGo: (pageNo: number) => void;
  onClose: () => void;
}

/** Where to go in the book. */
export function ContentsDialog({ bookName, pages, hereNo, bookmarkPageNo, onGo, onClose }: ContentsDialogProps) {
  return (
    <Dialog open onClose={onClose} title={bookName} maxWidth={520}>
      <ol className={styles.list}>
        {pages.map(({ pageNo, heading }) => (
          <li key={pageNo}>
            <button type="button" aria-current={pageNo === hereNo ? 'page' : undefined} onClick={() => onGo(pageNo)}>
              <span className={styles.number}>{pageNo}</span>
              <span className={styles.heading}>{heading ?? `${pageNo}쪽`}</span>
              {pageNo === bookmarkPageNo && <Bookmark role="img" aria-label="책갈피" />}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
