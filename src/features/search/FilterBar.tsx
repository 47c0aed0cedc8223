import { BookOpenCheck, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { BookSearchData } from '#contract/bookSearch.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { activeFilters } from './activeFilters.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Chips } from './Chips.tsx';
import styles from './FilterBar.module.css';
import { MoreFilters } from './MoreFilters.tsx';
import { mayPutReadyFirst, type SearchState } from './SearchState.ts';

interface FilterBarProps {
  state: SearchState;
  facets: BookSearchData['facets'] | undefined;
  onChange: (change: Partial<SearchState>) => void;
}

/** Everything that narrows a search down: categories in sight, the rest behind one button. */
export function FilterBar({ state, facets, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { category, subCategory } = state;
  const filters = activeFilters(state);
  const countOf = (name: string) => facets?.subCategories.find((sub) => sub.name === name)?.count ?? 0;
  return (
    <>
      <CategoryTiles
        selected={category}
        counts={facets?.categories}
        onSelect={(next) => onChange({ category: next, subCategory: null })}
      />
      {category && (
        <div className={styles.subs}>
          <Chips
            label="작은 갈래 고르기"
            hideLabel
            chips={subCategories[category]
              .map((name) => ({ value: name, name, count: countOf(name) }))
              .filter(({ name, count }) => count > 0 || name === subCategory)}
            isPressed={(name) => name === subCategory}
            onPress={(name) => onChange({ subCategory: name === subCategory ? null : name })}
          />
        </div>
      )}
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" />
          자세한 조건
          {filters.length > 0 && <span className={styles.number}>{filters.length}개</span>}
        </button>
        {mayPutReadyFirst(state) && (
          <button
            type="button"
            className={state.readyFirst ? styles.active : styles.more}
            aria-pressed={state.readyFirst}
            onClick={() => onChange({ readyFirst: !state.readyFirst })}
          >
            <BookOpenCheck aria-hidden="true" />
            바로 할 수 있는 책 먼저
            {state.readyFirst && <X aria-hidden="true" />}
          </button>
        )}
        {filters.map(({ key, name, without }) => (
          <button
            key={key}
            type="button"
            className={styles.active}
            aria-label={`${name} 조건 빼기`}
            onClick={() => onChange(without)}
          >
            {name}
            <X aria-hidden="true" />
          </button>
        ))}
      </div>
      {open && <MoreFilters id={panelId} state={state} facets={facets} onChange={onChange} />}
    </>
  );
}
