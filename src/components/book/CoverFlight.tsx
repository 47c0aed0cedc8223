import { type ReactNode, ViewTransition } from 'react';
import { useCalm } from '../../lib/motion/useCalm.ts';

interface CoverFlightProps {
  bookNo: number;
  /** The cover of the book; one on a page. */
  children: ReactNode;
}

/**
 * The cover moves to its place on the next page of the same book when that page is there at once. Browsers without view
 * transitions, and students who want less motion, simply see the next page.
 */
export function CoverFlight({ bookNo, children }: CoverFlightProps) {
  const calm = useCalm();
  return (
    <ViewTransition name={`book-cover-${bookNo}`} default="none" share={calm ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
