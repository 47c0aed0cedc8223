import { useDroppable } from '@dnd-kit/core';
import type { LibraryBook } from '#contract/library.ts';
import { type ShelfPlace, shelfPlaceNames, shelfPlaces } from '#domain/library/shelves.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import styles from './DropDock.module.css';
import { dropIds } from './readDrop.ts';
import { shelfTexts } from './shelfTexts.ts';

/** Four places at the foot of the window while a book is carried by hand: no shelf is too far away. */
export function DropDock({ carried }: { carried: LibraryBook | null }) {
  return (
    <div className={styles.dock} data-open={carried !== null || undefined} aria-hidden="true">
      {shelfPlaces.map((place) => (
        <DockPlace key={place} place={place} carried={carried} />
      ))}
    </div>
  );
}

function DockPlace({ place, carried }: { place: ShelfPlace; carried: LibraryBook | null }) {
  const here = carried?.place === place;
  const open = carried?.moves.includes(place) ?? false;
  const { setNodeRef, isOver } = useDroppable({ id: dropIds.dock(place) });
  return (
    <div
      ref={setNodeRef}
      className={styles.place}
      data-drop={place}
      data-over={(isOver && open) || undefined}
      data-shut={!open || undefined}
    >
      <ArtIcon name={shelfTexts[place].art} size={32} />
      <b>{place === 'AWAY' ? '치워 두기' : shelfPlaceNames[place]}</b>
      {here && <span>지금 여기</span>}
    </div>
  );
}
