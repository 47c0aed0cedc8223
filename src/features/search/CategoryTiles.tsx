import {
  BookHeart,
  Building2,
  FlaskConical,
  Landmark,
  Library,
  Lightbulb,
  type LucideIcon,
  Palette,
  UserRound,
} from 'lucide-react';
import { type BookCategory, bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import styles from './CategoryTiles.module.css';

interface CategoryTilesProps {
  selected: BookCategory | null;
  /** How many books each would leave; nothing while that is not known. */
  counts: Readonly<Record<BookCategory, number>> | undefined;
  onSelect: (category: BookCategory | null) => void;
}

const icons: Readonly<Record<BookCategory, LucideIcon>> = {
  LITERATURE: BookHeart,
  SCIENCE: FlaskConical,
  SOCIETY: Building2,
  HISTORY: Landmark,
  ART_SPORTS: Palette,
  CHARACTER: UserRound,
  ACCOMPLISHMENTS: Lightbulb,
};

/** The categories, four in a row on every screen. */
export function CategoryTiles({ selected, counts, onSelect }: CategoryTilesProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tiles = [
    { value: null, name: '모든 책', Icon: Library, count: all },
    ...bookCategories.map((value) => ({
      value,
      name: bookCategoryNames[value],
      Icon: icons[value],
      count: counts?.[value],
    })),
  ];
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">갈래 고르기</legend>
      {tiles.map(({ value, name, Icon, count }) => (
        <button
          key={name}
          type="button"
          className={styles.tile}
          aria-pressed={value === selected}
          data-empty={count === 0 || undefined}
          onClick={() => onSelect(value)}
        >
          <Icon aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          {/* Keeps its line while it is not known: the tiles would grow with it. */}
          <span className={styles.count}>{count === undefined ? '\u00a0' : `${count.toLocaleString('ko-KR')}권`}</span>
        </button>
      ))}
    </fieldset>
  );
}
