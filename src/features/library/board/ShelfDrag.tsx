import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { LibraryBook } from '#contract/library.ts';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import type { BookMove } from './BookMove.ts';
import { carryByKeys } from './carryByKeys.ts';
import { chooseDrop } from './chooseDrop.ts';
import { DropDock } from './DropDock.tsx';
import { dragInstructions, dragWords } from './dragWords.ts';
import { dropIds, readDrop } from './readDrop.ts';
import styles from './ShelfDrag.module.css';
import type { ShelfList } from './ShelfList.ts';

/** CSS pixels a mouse moves, and milliseconds a finger rests, before a press becomes a drag: scrolling stays possible. */
const MOUSE_DISTANCE = 8;
const TOUCH_DELAY_MS = 220;
const TOUCH_TOLERANCE = 8;
const DROP_MS = 180;

interface ShelfDragProps {
  lists: readonly ShelfList[];
  onMove: (move: BookMove, byKeys: boolean) => void;
  children: ReactNode;
}

/** Lets books be carried by mouse, finger and keys, with a dock to drop them on wherever the page is. */
export function ShelfDrag({ lists, onMove, children }: ShelfDragProps) {
  const [carried, setCarried] = useState<LibraryBook | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const [overDock, setOverDock] = useState(false);
  const calm = useCalm();
  const words = useMemo(() => dragWords(lists), [lists]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: useMemo(() => carryByKeys(lists), [lists]),
      // The next key must not meet a page that still moves.
      scrollBehavior: 'auto',
      // Enter follows the link.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );

  const put = () => {
    setCarried(null);
    setOverDock(false);
  };
  function drop({ active, over, activatorEvent }: DragEndEvent): void {
    put();
    const move = over && readDrop(lists, Number(active.id), over.id);
    if (move) onMove(move, activatorEvent instanceof KeyboardEvent);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={chooseDrop}
      accessibility={{ announcements: words, screenReaderInstructions: dragInstructions }}
      // The dock lies where the page would begin to scroll.
      autoScroll={!overDock}
      onDragStart={({ active, activatorEvent }) => {
        setByKeys(activatorEvent instanceof KeyboardEvent);
        setCarried(lists.flatMap(({ items }) => items).find(({ bookNo }) => bookNo === active.id) ?? null);
      }}
      onDragOver={({ over }) => setOverDock(over !== null && dropIds.isDock(over.id))}
      onDragEnd={drop}
      onDragCancel={put}
    >
      {children}
      <DropDock carried={byKeys ? null : carried} />
      <DragOverlay dropAnimation={calm ? null : { duration: DROP_MS, easing: 'ease-out' }}>
        {carried && (
          <div className={styles.carried} data-small={overDock || undefined}>
            <BookCover book={carried} eager />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
