import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

/** Makes a book one that can be carried: `ref` on what moves, `handle` on the link that is taken hold of. */
export function useShelfItem(bookNo: number) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id: bookNo, attributes: { role: 'link', roleDescription: '옮길 수 있는 책', tabIndex: 0 } });
  const { 'aria-disabled': _disabled, 'aria-pressed': _pressed, ...named } = attributes;
  const style: CSSProperties | undefined = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }
    : undefined;
  return {
    ref: setNodeRef,
    style,
    carried: isDragging,
    over: isOver,
    handle: { ref: setActivatorNodeRef, draggable: false, ...named, ...listeners },
  };
}
