import { type HTMLAttributes, useEffect, useRef } from 'react';
import { takeLostFocus } from '../../lib/browser/takeLostFocus.ts';
import styles from './PagedList.module.css';
import { PagesContext } from './PagesContext.ts';
import { Pagination } from './Pagination.tsx';

interface PagedListProps extends HTMLAttributes<HTMLDivElement> {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/**
 * A list with the ways to its other pages below. A page that is turned is shown from the start of the list, and the focus
 * goes there too; who comes back to the list is left where they were.
 */
export function PagedList({ page, pageCount, onPage, className, children, ...rest }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Where it stands instead of what was pressed, for instance of the way back to everything.
  useEffect(() => takeLostFocus(list.current), []);

  function turn(next: number): void {
    onPage(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  const pages = { page, pageCount, turn };
  return (
    <PagesContext value={pages}>
      <div {...rest} ref={list} className={[styles.list, className].filter(Boolean).join(' ')} tabIndex={-1}>
        {children}
        <Pagination {...pages} />
      </div>
    </PagesContext>
  );
}
