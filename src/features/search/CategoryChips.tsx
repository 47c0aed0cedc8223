import { type BookCategory, bookCategories, bookCategoryNames } from '../../../domain/book/bookCategories.ts';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  selected: BookCategory | null;
  onSelect: (category: BookCategory | null) => void;
}

export function CategoryChips({ selected, onSelect }: CategoryChipsProps) {
  const chips: { value: BookCategory | null; name: string }[] = [
    { value: null, name: '모든 책' },
    ...bookCategories.map((value) => ({ value, name: bookCategoryNames[value] })),
  ];
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">갈래 고르기</legend>
      {chips.map(({ value, name }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
