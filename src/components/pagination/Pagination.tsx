import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="페이지 이동">
      <IconButton label="이전 페이지" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      {pageWindow(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={`${number}페이지`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label="다음 페이지"
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
