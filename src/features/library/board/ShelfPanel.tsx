import { useDroppable } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { LibraryBook } from '#contract/library.ts';
import { shelfPlaceNames } from '#domain/library/shelves.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ShelfLook } from '#src/lib/persisted/settings.ts';
import { dropIds } from './readDrop.ts';
import type { ShelfList } from './ShelfList.ts';
import styles from './ShelfPanel.module.css';
import { ShelfRow } from './ShelfRow.tsx';
import { ShelfTile } from './ShelfTile.tsx';
import { shelfTexts } from './shelfTexts.ts';

interface ShelfPanelProps {
  list: ShelfList;
  totalCount: number;
  look: ShelfLook;
  /** Where all of it is; null when it is shown already. */
  allHref: string | null;
  onMenu: (book: LibraryBook) => void;
  /** What stands in an empty board besides its words. */
  emptyAction?: ReactNode;
  /** What stands where the board has books, but none of them here. */
  pastLast?: ReactNode;
  eagerCount?: number;
}

/** One board with its books, and a place to drop others on. */
export function ShelfPanel({
  list,
  totalCount,
  look,
  allHref,
  onMenu,
  emptyAction,
  pastLast,
  eagerCount = 0,
}: ShelfPanelProps) {
  const { place, items } = list;
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: dropIds.shelf(place) });
  const text = shelfTexts[place];
  return (
    <section ref={setNodeRef} className={styles.panel} data-over={isOver || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <ArtIcon name={text.art} size={40} />
        <h2 id={id}>
          {shelfPlaceNames[place]} <span>{totalCount.toLocaleString('ko-KR')}권</span>
        </h2>
        <p>{text.hint}</p>
        {allHref !== null && totalCount > items.length && (
          <Link className={styles.all} to={allHref}>
            모두 보기
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </header>
      {items.length === 0 && totalCount > 0 && pastLast}
      {items.length === 0 && totalCount === 0 && (
        <div className={styles.empty}>
          <p>
            <b>{text.emptyTitle}</b>
            {text.empty}
          </p>
          {emptyAction}
        </div>
      )}
      {items.length > 0 && (
        <SortableContext
          items={items.map(({ bookNo }) => bookNo)}
          strategy={look === 'GRID' ? rectSortingStrategy : verticalListSortingStrategy}
        >
          <ul className={look === 'GRID' ? styles.grid : styles.list}>
            {items.map((book, index) =>
              look === 'GRID' ? (
                <ShelfTile key={book.bookNo} book={book} eager={index < eagerCount} onMenu={onMenu} />
              ) : (
                <ShelfRow key={book.bookNo} book={book} onMenu={onMenu} />
              ),
            )}
          </ul>
        </SortableContext>
      )}
    </section>
  );
}
