import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import type { Pages } from './PagesContext.ts';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

/** Numbers that are shown on a phone. */
const FEW = 3;

/** The ways to other pages, and where one is. It stands below a `PagedList`. */
export function Pagination({ page, pageCount, turn }: Pages) {
  if (pageCount <= 1) return null;
  const near = pageWindow(page, pageCount, FEW);
  return (
    <nav className={styles.pagination} aria-label="페이지 이동">
      <p className="visually-hidden" role="status">{`${pageCount}페이지 가운데 ${page}페이지`}</p>
      <IconButton label="이전 페이지" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => turn(page - 1)} />
      {pageWindow(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          data-far={!near.includes(number) || undefined}
          aria-label={`${number}페이지`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => turn(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label="다음 페이지"
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
}
