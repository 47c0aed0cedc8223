import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './ReaderBottomBar.module.css';

interface ReaderBottomBarProps {
  pageNo: number;
  pageCount: number;
  atEnd: boolean;
  canGoBack: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGo: (pageNo: number) => void;
}

/** How far the book is read, and the way to any page. */
export function ReaderBottomBar(props: ReaderBottomBarProps) {
  const { pageNo, pageCount, atEnd, canGoBack, onPrevious, onNext, onGo } = props;
  const share = atEnd ? 100 : pageCount > 1 ? ((pageNo - 1) / (pageCount - 1)) * 100 : 100;
  return (
    <footer className={styles.bar}>
      <IconButton label="이전 쪽" icon={<ChevronLeft />} disabled={!canGoBack} onClick={onPrevious} />
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        aria-label="쪽"
        aria-valuetext={atEnd ? '다 읽었어요' : `${pageCount}쪽 가운데 ${pageNo}쪽`}
        min={1}
        max={pageCount}
        value={pageNo}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <span className={styles.count}>
        <b>{pageNo}</b> / {pageCount}
      </span>
      <IconButton label="다음 쪽" icon={<ChevronRight />} disabled={atEnd} onClick={onNext} />
    </footer>
  );
}
