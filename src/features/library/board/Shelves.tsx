import { type ReactNode, useState } from 'react';
import type { LibraryBook } from '#contract/library.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';
import { UndoBar } from '#src/components/undo-bar/UndoBar.tsx';
import { useUndoable } from '#src/components/undo-bar/useUndoable.ts';
import type { BookMove } from './BookMove.ts';
import { BookSheet } from './BookSheet.tsx';
import { ShelfDrag } from './ShelfDrag.tsx';
import type { ShelfList } from './ShelfList.ts';
import { movedWords, refusalWords } from './shelfTexts.ts';
import { useMoveBook } from './useMoveBook.ts';

interface ShelvesProps {
  lists: readonly ShelfList[];
  /** Draws the boards; `openMenu` opens the sheet of a book. */
  children: (openMenu: (book: LibraryBook) => void) => ReactNode;
}

/** What can be done with the books on the screen: carrying them, the sheet of each, and taking back. */
export function Shelves({ lists, children }: ShelvesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const { move, takeBack } = useMoveBook();
  const { done, show, showUndoable, clear } = useUndoable();
  const home = lists.find(({ items }) => items.some(({ bookNo }) => bookNo === opened));
  const book = home?.items.find(({ bookNo }) => bookNo === opened);

  function carry(wanted: BookMove, byKeys: boolean): void {
    const { book: moved, to } = wanted;
    if (to !== moved.place && !moved.moves.includes(to)) {
      show(refusalWords(moved, to), null, byKeys);
      return;
    }
    const words = to === moved.place ? '자리를 옮겼어요' : movedWords(moved.bookName, to);
    showUndoable(words, move(wanted), () => takeBack(moved.bookNo), byKeys);
  }

  const order = home?.items.map(({ bookNo }) => bookNo) ?? [];
  const at = book ? order.indexOf(book.bookNo) : -1;
  const step = (target: BookMove) => () => carry(target, false);
  const sortable = book !== undefined && home !== undefined && home.place !== 'AWAY';
  const back = sortable && at > 0 ? step({ book, to: book.place, afterBookNo: order[at - 2] ?? home.before }) : null;
  const on =
    sortable && at < order.length - 1 ? step({ book, to: book.place, afterBookNo: order[at + 1] ?? null }) : null;

  return (
    <>
      <ShelfDrag lists={lists} onMove={carry}>
        {children((chosen) => setOpened(chosen.bookNo))}
      </ShelfDrag>
      {book && (
        <BookSheet
          book={book}
          step={{ back, on }}
          onMove={(to: ShelfPlace) => {
            setOpened(null);
            carry({ book, to }, true);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      <UndoBar done={done} onClose={clear} />
    </>
  );
}
