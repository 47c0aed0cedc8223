import { ArrowLeft, ArrowRight, BookOpen, Puzzle } from 'lucide-react';
import type { LibraryBook } from '#contract/library.ts';
import { type ShelfPlace, shelfPlaceNames } from '#domain/library/shelves.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './BookSheet.module.css';
import { refusalWords, shelfTexts, statusWords } from './shelfTexts.ts';

interface BookSheetProps {
  book: LibraryBook;
  /** One place on or back among the books shown; null where there is none. */
  step: Readonly<{ back: (() => void) | null; on: (() => void) | null }>;
  onMove: (to: ShelfPlace) => void;
  onClose: () => void;
}

const places: readonly ShelfPlace[] = ['READING', 'DONE', 'WISHED', 'AWAY'];

/** Everything that can be done with a book on the shelf, without carrying it. */
export function BookSheet({ book, step, onMove, onClose }: BookSheetProps) {
  const { bookNo } = book;
  return (
    <Dialog
      open
      onClose={onClose}
      title={book.bookName}
      description={`${book.authorName}\n${statusWords(book)}`}
      picture={
        <div className={styles.cover}>
          <BookCover book={book} eager />
        </div>
      }
    >
      <div className={styles.open}>
        {book.textYn === 'Y' && (
          <ButtonLink to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
            {book.readingProgressRate > 0 ? '이어 읽기' : '읽기'}
          </ButtonLink>
        )}
        {book.missionYn === 'Y' && (
          <ButtonLink tone="soft" to={paths.bookMission.getHref({ bookNo })} icon={<Puzzle aria-hidden="true" />}>
            미션
          </ButtonLink>
        )}
        {book.textYn === 'N' && book.missionYn === 'N' && (
          <ButtonLink tone="soft" to={paths.bookView.getHref({ bookNo })}>
            책 보기
          </ButtonLink>
        )}
      </div>
      <h3 className={styles.title}>어디에 둘까요?</h3>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place}>
            <PlaceButton book={book} place={place} onMove={onMove} />
          </li>
        ))}
      </ul>
      {(step.back || step.on) && (
        <div className={styles.steps}>
          <Button
            tone="ghost"
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={!step.back}
            onClick={() => step.back?.()}
          >
            앞으로
          </Button>
          <Button tone="ghost" icon={<ArrowRight aria-hidden="true" />} disabled={!step.on} onClick={() => step.on?.()}>
            뒤로
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function PlaceButton({
  book,
  place,
  onMove,
}: {
  book: LibraryBook;
  place: ShelfPlace;
  onMove: (to: ShelfPlace) => void;
}) {
  const here = book.place === place;
  const open = book.moves.includes(place);
  const name = place === 'AWAY' ? '치워 두기' : shelfPlaceNames[place];
  return (
    <button
      type="button"
      className={styles.place}
      aria-current={here || undefined}
      disabled={!here && !open}
      onClick={() => !here && onMove(place)}
    >
      <ArtIcon name={shelfTexts[place].art} size={32} />
      <span>
        <b>{name}</b>
        {here && <small>지금 여기에 있어요</small>}
        {!here && !open && <small>{refusalWords(book, place)}</small>}
      </span>
    </button>
  );
}
