import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import type { ItemStanding } from './itemStanding.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderEvents.module.css';
import { isClosed, VerdictSign } from './VerdictSign.tsx';

interface OrderEventsProps {
  /** As the server shows them: an order that is never the right one. */
  events: readonly { id: string; text: string }[];
  /** Ids as the student has them so far, before they are an answer. */
  begun: string | undefined;
  /** The answer that stands; ids in its order. */
  given: string | undefined;
  /** Null where nothing is marked before the end: each move is an answer then. */
  standing: ItemStanding | null;
  onBegin: (order: string) => void;
  onGive: (order: string) => void;
}

const instructions: ScreenReaderInstructions = {
  draggable:
    '옮기려면 스페이스 키로 들고, 위아래 화살표 키로 자리를 고른 뒤 스페이스 키로 놓아요. 그만두려면 Esc 키를 눌러요. 위로, 아래로 단추로도 옮길 수 있어요.',
};

/** CSS pixels a mouse moves, and milliseconds a finger rests, before a press becomes a drag: scrolling stays possible. */
const MOUSE_DISTANCE = 6;
const TOUCH_DELAY_MS = 160;
const TOUCH_TOLERANCE = 8;

/** Cards stay in their column. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Four events to bring into their order: by finger, mouse, keys, or the buttons of each card. */
export function OrderEvents({ events, begun, given, standing, onBegin, onGive }: OrderEventsProps) {
  const [announced, setAnnounced] = useState('');
  const wasElsewhere = useRef(false);
  const closed = isClosed(standing);
  // Nothing is marked before the end, so the answer follows what the student sees.
  const follows = standing === null;
  const shown = events.map(({ id }) => id).join('');
  const order = given ?? begun ?? shown;
  const cards = [...order].flatMap((id) => events.find((event) => event.id === id) ?? []);
  const textOf = (id: UniqueIdentifier) => `‘${events.find((event) => event.id === id)?.text ?? ''}’`;
  const placeOf = (id: UniqueIdentifier) => `${order.indexOf(String(id)) + 1}번째`;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, args) => {
        // Left and right would turn to another question with the card in hand.
        if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') return event.preventDefault();
        return sortableKeyboardCoordinates(event, args);
      },
      scrollBehavior: 'auto',
    }),
  );

  function move(id: UniqueIdentifier, to: number): void {
    const rest = [...order].filter((letter) => letter !== id);
    const next = [...rest.slice(0, to), String(id), ...rest.slice(to)].join('');
    if (next === order) return;
    (follows ? onGive : onBegin)(next);
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      wasElsewhere.current = false;
      return `${withJosa(textOf(active.id), '을/를')} 들었어요. 지금은 ${placeOf(active.id)}예요.`;
    },
    onDragOver: ({ active, over }) => {
      if (over && over.id !== active.id) wasElsewhere.current = true;
      // Before it has left its place nothing is announced: the words of the start go on.
      return over && wasElsewhere.current ? `${placeOf(over.id)} 자리예요.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${withJosa(textOf(active.id), '을/를')} ${placeOf(over.id)}에 놓았어요.` : '제자리에 놓았어요.',
    onDragCancel: () => '옮기지 않고 제자리에 놓았어요.',
  };

  return (
    <div className={styles.events} data-standing={standing ?? undefined}>
      <p className={styles.head}>
        <span>{closed ? '내가 놓은 차례' : '먼저 일어난 일을 맨 위에 놓아요'}</span>
        <VerdictSign standing={standing} />
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{ announcements, screenReaderInstructions: instructions }}
        onDragEnd={({ active, over }) => over && move(active.id, order.indexOf(String(over.id)))}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy} disabled={closed}>
          <ol className={styles.list}>
            {cards.map(({ id, text }, index) => (
              <OrderCard
                key={id}
                id={id}
                text={text}
                place={index + 1}
                count={cards.length}
                closed={closed}
                onMove={(to) => {
                  move(id, to - 1);
                  setAnnounced(`${withJosa(textOf(id), '을/를')} ${to}번째로 옮겼어요.`);
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {standing === 'open' && (
        <div className={styles.give}>
          <Button icon={<Check aria-hidden="true" />} disabled={order === shown} onClick={() => onGive(order)}>
            이 차례로 답하기
          </Button>
          {order === shown && <p className={styles.hint}>카드를 옮겨 보세요. 처음 놓인 차례는 답이 아니에요.</p>}
        </div>
      )}
      {follows && (
        <p className={styles.hint}>
          {given ? '답을 적어 두었어요. 더 옮기면 옮긴 차례가 답이 돼요.' : '카드를 옮기면 그 차례가 답이 돼요.'}
        </p>
      )}
    </div>
  );
}
