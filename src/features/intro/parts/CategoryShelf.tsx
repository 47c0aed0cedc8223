import { type BookCategory, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import styles from './CategoryShelf.module.css';

const looks: Readonly<Record<BookCategory, { art: ArtIconName; spine: string; height: number }>> = {
  LITERATURE: { art: 'open-book', spine: '#2f7a5b', height: 260 },
  SCIENCE: { art: 'telescope', spine: '#4460b8', height: 236 },
  SOCIETY: { art: 'world-map', spine: '#a55b22', height: 248 },
  HISTORY: { art: 'scroll', spine: '#9a5a4a', height: 228 },
  ART_SPORTS: { art: 'sports-medal', spine: '#a5477d', height: 252 },
  CHARACTER: { art: 'crown', spine: '#2d7c8c', height: 240 },
  ACCOMPLISHMENTS: { art: 'light-bulb', spine: '#6d58a8', height: 256 },
};

/** The categories of the catalogue as books on a board. */
export function CategoryShelf({ categories }: { categories: readonly BookCategory[] }) {
  return (
    <ul className={styles.shelf}>
      {categories.map((category) => {
        const { art, spine, height } = looks[category];
        return (
          <li key={category} style={{ height, background: spine }}>
            <ArtIcon name={art} size={64} />
            <span>{bookCategoryNames[category]}</span>
          </li>
        );
      })}
    </ul>
  );
}
