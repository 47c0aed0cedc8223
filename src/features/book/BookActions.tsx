import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookCheck, BookOpen, NotebookPen, Puzzle, ShoppingBasket } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import { isComing } from '#domain/book/isComing.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { WishButton } from '../../components/wish-button/WishButton.tsx';
import { paths } from '../../config/paths.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useToggleCart } from '../../lib/queries/useToggleCart.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './BookActions.module.css';

export function BookActions({ book }: { book: BookDetail }) {
  const { bookNo, readingProgressRate, lastPageNo } = book;
  const cart = useToggleCart(bookNo);
  const place = useLostFocus<HTMLDivElement>(book.finishedAt !== null);
  return (
    <div ref={place} className={styles.actions} tabIndex={-1}>
      {book.textYn === 'Y' && (
        <ButtonLink size="l" to={paths.bookRead.getHref({ bookNo })} icon={<BookOpen aria-hidden="true" />}>
          {readLabel(readingProgressRate, lastPageNo)}
        </ButtonLink>
      )}
      {book.textYn === 'N' && book.finishedAt === null && !isComing({ ...book, hasText: false }) && (
        <FinishButton book={book} />
      )}
      {book.missionYn === 'Y' && (
        <ButtonLink
          size="l"
          tone={readingProgressRate === 100 ? 'coral' : 'white'}
          to={paths.bookMission.getHref({ bookNo })}
          icon={<Puzzle aria-hidden="true" />}
        >
          미션
        </ButtonLink>
      )}
      <ButtonLink
        size="l"
        tone="white"
        to={paths.bookNote.getHref({ bookNo })}
        icon={<NotebookPen aria-hidden="true" />}
      >
        노트
      </ButtonLink>
      <WishButton bookNo={bookNo} />
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

function FinishButton({ book }: { book: BookDetail }) {
  const { pending, finish } = useFinishReading(book);
  return (
    <Button size="l" busy={pending} icon={<BookCheck aria-hidden="true" />} onClick={finish}>
      다 읽었어요
    </Button>
  );
}

function readLabel(rate: number, lastPageNo: number | null): string {
  if (rate === 100) return '다시 읽기';
  return lastPageNo === null ? '읽기' : '이어 읽기';
}

/** Marks a book on paper as read to its end. A repeat does no harm: the server keeps the first date. */
function useFinishReading({ bookNo }: BookDetail) {
  const api = useApi();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.call(bookApi.finish, { params: { bookNo } }),
    onSuccess: async () => {
      showToast('다 읽은 책으로 적어 두었어요');
      const { book, books, main, mission, library, reviews } = queryKeys;
      const shown = [book, books, main, mission, library, reviews];
      await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
  return { pending: mutation.isPending, finish: () => mutation.mutate() };
}
