import { useEffect, useState } from 'react';

/** Where a sitting goes on; reported whenever another item is shown. */
interface Place {
  at: string | null;
  moveTo: (item: string) => void;
}

export interface Stepper<T> {
  index: number;
  item: T;
  isFirst: boolean;
  isLast: boolean;
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/**
 * One item a screen, starting where the last sitting broke off, else at the first one without an answer. `items` is never
 * empty.
 */
export function useStepper<T extends { key: string }>(
  items: readonly [T, ...T[]],
  answers: Readonly<Record<string, string>>,
  { at, moveTo }: Place,
): Stepper<T> {
  const [index, setIndex] = useState(() => {
    const before = items.findIndex(({ key }) => key === at);
    const open = items.findIndex(({ key }) => !answers[key]);
    return Math.max(before >= 0 ? before : open, 0);
  });
  const item = items[index] ?? items[0];
  useEffect(() => moveTo(item.key), [item.key, moveTo]);
  const go = (to: number) => setIndex(Math.min(items.length - 1, Math.max(0, to)));
  return {
    index,
    item,
    isFirst: index === 0,
    isLast: index === items.length - 1,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
  };
}
