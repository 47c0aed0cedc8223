import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useWish } from '../../lib/queries/useWish.ts';
import { Button } from '../button/Button.tsx';

/** Puts a book on the board of wishes. A book that is being read needs no wish. */
export function WishButton({ bookNo }: { bookNo: number }) {
  const { place, wished, pending, toggle } = useWish(bookNo);
  if (place === 'READING') return null;
  return (
    <Button
      size="l"
      tone="ghost"
      busy={pending}
      aria-pressed={wished}
      icon={wished ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      onClick={toggle}
    >
      {place === 'DONE' ? '또 읽고 싶어요' : '읽고 싶어요'}
    </Button>
  );
}
