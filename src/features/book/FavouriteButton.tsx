import { Heart } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './FavouriteButton.module.css';
import { useToggleFavourite } from './useToggleFavourite.ts';

export function FavouriteButton({ book }: { book: BookDetail }) {
  const { chosen, toggle } = useToggleFavourite(book);
  return (
    <IconButton
      tone="white"
      className={styles.heart}
      label="좋아하는 책"
      aria-pressed={chosen}
      icon={<Heart aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
