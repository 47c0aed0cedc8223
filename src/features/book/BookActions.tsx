import { BookOpen, Puzzle, ShoppingBasket } from 'lucide-react';
import type { BookDetail } from '../../../contract/book.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { paths } from '../../config/paths.ts';
import { useToggleCart } from '../../lib/queries/useToggleCart.ts';
import styles from './BookActions.module.css';

export function BookActions({ book }: { book: BookDetail }) {
  const { bookNo, readingProgressRate, lastPageNo } = book;
  const cart = useToggleCart(bookNo);
  return (
    <div className={styles.actions}>
      <ButtonLink size="l" to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
        {readLabel(readingProgressRate, lastPageNo)}
      </ButtonLink>
      {paths.bookMission.built && (
        <ButtonLink
          size="l"
          tone={readingProgressRate === 100 ? 'coral' : 'white'}
          to={paths.bookMission.getHref({ bookNo })}
          icon={<Puzzle aria-hidden="true" />}
        >
          미션
        </ButtonLink>
      )}
      <Button
        size="l"
        tone="ghost"
        busy={cart.pending}
        icon={<ShoppingBasket aria-hidden="true" />}
        onClick={cart.toggle}
      >
        {cart.inCart ? '바구니에서 빼기' : '바구니에 담기'}
      </Button>
    </div>
  );
}

function readLabel(rate: number, lastPageNo: number | null): string {
  if (rate === 100) return '다시 읽기';
  return lastPageNo === null ? '읽기' : '이어 읽기';
}
