import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { LibraryBook } from '#contract/library.ts';
import { type ShelfPlace, shelfPlaceNames } from '#domain/library/shelves.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { BookCover } from '#src/components/book/BookCover.tsx';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import type { BookMove } from './BookMove.ts';
import { carryByKeys } from './carryByKeys.ts';
import { chooseDrop } from './chooseDrop.ts';
import { DropDock } from './DropDock.tsx';
import { dropIds, readDrop } from './readDrop.ts';
import styles from './ShelfDrag.module.css';
import type { ShelfList } from './ShelfList.ts';

const dragInstructions: ScreenReaderInstructions = {
  draggable:
    '옮기려면 스페이스 키로 들고, 화살표 키로 자리를 고른 뒤 스페이스 키로 놓아요. 그만두려면 Esc 키를 눌러요. 메뉴 단추로도 옮길 수 있어요.',
};

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

/** What is announced while a book is carried. */
function dragWords(lists: readonly ShelfList[]): Announcements {
  const books = lists.flatMap(({ items }) => items);
  const nameOf = (id: UniqueIdentifier) => `『${books.find(({ bookNo }) => bookNo === id)?.bookName ?? '책'}』`;
  const whereOf = (id: UniqueIdentifier) => {
    const place = /^(?:shelf|dock)-(\w+)$/.exec(String(id))?.[1] as ShelfPlace | undefined;
    return place === undefined ? `${nameOf(id)} 자리` : `‘${shelfPlaceNames[place]}’ 책장`;
  };
  return {
    onDragStart: ({ active }) => `${withJosa(nameOf(active.id), '을/를')} 들었어요.`,
    // Over its own place nothing is announced: the words of the start go on.
    onDragOver: ({ active, over }) => {
      if (!over) return '지금은 놓을 곳이 아니에요.';
      return over.id === active.id ? undefined : `지금은 ${withJosa(whereOf(over.id), '이에요/예요')}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${withJosa(nameOf(active.id), '을/를')} ${whereOf(over.id)}에 놓았어요.` : '제자리에 놓았어요.',
    onDragCancel: () => '옮기지 않고 제자리에 놓았어요.',
  };
}
