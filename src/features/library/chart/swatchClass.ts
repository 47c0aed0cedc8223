import type { BookCategory } from '#domain/book/bookCategories.ts';
import styles from './categoryLooks.module.css';

/** Colour and pattern of a category, for anything that has a size. */
export function swatchClass(category: BookCategory): string {
  return `${styles.swatch} ${styles[category]}`;
}
