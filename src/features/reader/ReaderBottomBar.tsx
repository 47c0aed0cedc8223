import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './ReaderBottomBar.module.css';

interface ReaderBottomBarProps {
  number: { shown: string; spoken: string };
  pageCount: number;
  /** What is on the screen, from 0, and how many times there is something. */
  spread: number;
  spreads: number;
  atEnd: boolean;
  canGoBack: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGo: (spread: number) => void;
}

/** How far the book is read, and the way to any page. The slider counts what can be turned: each step shows something else. */
export function ReaderBottomBar(props: ReaderBottomBarProps) {
  const { number, pageCount, spread, spreads, atEnd, canGoBack, onPrevious, onNext, onGo } = props;
  const share = atEnd || spreads === 1 ? 100 : (spread / (spreads - 1)) * 100;
  return (
    <footer className={styles.bar}>
      <IconButton label="이전 쪽" icon={<ChevronLeft />} disabled={!canGoBack} onClick={onPrevious} />
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        aria-label="쪽"
        aria-valuetext={atEnd ? '다 읽었어요' : `${pageCount}쪽 가운데 ${number.spoken}`}
        min={1}
        max={spreads}
        value={spread + 1}
        onChange={(event) => onGo(Number(event.target.value) - 1)}
      />
      <span className={styles.count}>
        <b>{number.shown}</b>
        <span>모두 {pageCount}쪽</span>
      </span>
      <IconButton label="다음 쪽" icon={<ChevronRight />} disabled={atEnd} onClick={onNext} />
    </footer>
  );
}
