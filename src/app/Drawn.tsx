import { type ReactNode, useInsertionEffect } from 'react';

interface DrawnProps {
  /** Runs in the moment in which the children are put into the page, before anything of them is measured or seen. */
  onInsert: () => void;
  children: ReactNode;
}

export function Drawn({ onInsert, children }: DrawnProps) {
  useInsertionEffect(onInsert, [onInsert]);
  return children;
}
