import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ListSearch.module.css';
import type { ListPlace } from './useListPlace.ts';

interface ListSearchProps {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  categories: readonly string[];
  place: ListPlace;
}

/** A word and a category above a list of texts. Both stand in the address, so that the way back leads to the same list. */
export function ListSearch({ label, placeholder, categories, place }: ListSearchProps) {
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    place.show({ query: words });
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={search} key={place.query}>
        <div className={styles.box}>
          <input
            name="query"
            type="text"
            enterKeyHint="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={50}
            autoComplete="off"
            defaultValue={place.query}
          />
          {place.query !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label="찾는 말 지우기"
              onClick={() => place.show({ query: '' })}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          찾기
        </Button>
      </form>
      <fieldset className={styles.chips} aria-label="무엇에 대한 글">
        {['', ...categories].map((category) => (
          <button
            key={category}
            type="button"
            className={styles.chip}
            aria-pressed={place.category === category}
            onClick={() => place.show({ category })}
          >
            {category === '' ? '모두' : category}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
