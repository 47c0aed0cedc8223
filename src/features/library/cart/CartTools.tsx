import { Trash2 } from 'lucide-react';
import type { CartBook } from '#contract/library.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import styles from './CartTools.module.css';

interface CartToolsProps {
  books: readonly CartBook[];
  totalCount: number;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onTakeOut: () => void;
}

/** Choosing all books of the page, and taking the chosen ones out. */
export function CartTools({ books, totalCount, chosen, onChoose, onTakeOut }: CartToolsProps) {
  const all = books.length > 0 && books.every(({ bookNo }) => chosen.has(bookNo));
  return (
    <div className={styles.tools}>
      <Checkbox
        label={
          <>
            모두 고르기 <span className={styles.count}>담은 책 {totalCount.toLocaleString('ko-KR')}권</span>
          </>
        }
        checked={all}
        mixed={!all && chosen.size > 0}
        onChange={() => onChoose(all ? new Set() : new Set(books.map(({ bookNo }) => bookNo)))}
      />
      <Button tone="soft" icon={<Trash2 aria-hidden="true" />} disabled={chosen.size === 0} onClick={onTakeOut}>
        {chosen.size > 0 ? `고른 ${chosen.size}권 빼기` : '고른 책 빼기'}
      </Button>
    </div>
  );
}
