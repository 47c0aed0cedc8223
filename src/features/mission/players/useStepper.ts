import { useState } from 'react';

export interface Stepper<T> {
  index: number;
  item: T;
  isFirst: boolean;
  isLast: boolean;
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/** One item a screen, starting at the first one without an answer. `items` is never empty. */
export function useStepper<T extends { key: string }>(
  items: readonly [T, ...T[]],
  answers: Readonly<Record<string, string>>,
): Stepper<T> {
  const [index, setIndex] = useState(() => {
    const open = items.findIndex(({ key }) => !answers[key]);
    return Math.max(open, 0);
  });
  const go = (to: number) => setIndex(Math.min(items.length - 1, Math.max(0, to)));
  return {
    index,
    item: items[index] ?? items[0],
    isFirst: index === 0,
    isLast: index === items.length - 1,
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
  };
}
