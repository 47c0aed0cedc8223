import { useSortable } from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { useCalm } from '#src/lib/motion/useCalm.ts';
import styles from './OrderEvents.module.css';

interface OrderCardProps {
  id: string;
  text: string;
  /** Counted from 1. */
  place: number;
  count: number;
  closed: boolean;
  /** @param to place counted from 1 */
  onMove: (to: number) => void;
}

/** One event: the card itself is taken hold of, and two buttons move it by one place. */
export function OrderCard({ id, text, place, count, closed, onMove }: OrderCardProps) {
  const calm = useCalm();
  const sortable = useSortable({
    id,
    transition: calm ? null : undefined,
    attributes: { roleDescription: '옮길 수 있는 카드' },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const { 'aria-pressed': _pressed, 'aria-disabled': _disabled, ...named } = attributes;
  const words = (
    <>
      <span className={styles.no} aria-hidden="true">
        {sortable.isSorting ? sortable.newIndex + 1 : place}
      </span>
      <span className={styles.text} data-read={`${place}번째. ${text}`}>
        {text}
      </span>
    </>
  );
  if (closed)
    return (
      <li className={styles.card} data-closed="">
        <span className={styles.words}>{words}</span>
      </li>
    );
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-carried={isDragging || undefined}
      style={transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.words}
        aria-label={`${place}번째, ${text}`}
        {...named}
        {...listeners}
      >
        <GripVertical className={styles.grip} aria-hidden="true" />
        {words}
      </button>
      <span className={styles.steps}>
        <IconButton
          label={`위로: ${text}`}
          icon={<ChevronUp aria-hidden="true" />}
          disabled={place === 1}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={`아래로: ${text}`}
          icon={<ChevronDown aria-hidden="true" />}
          disabled={place === count}
          onClick={() => onMove(place + 1)}
        />
      </span>
    </li>
  );
}
