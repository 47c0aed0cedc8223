import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ListSearch.module.css';
import type { ListPlace } from './useListPlace.ts';

export interface ListSearchProps<Category extends string> {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  categories: readonly Category[];
  place: ListPlace<Category>;
  /** How many texts were found; undefined while they are looked for. */
  count: number | undefined;
}

/** A word and a category above a list of texts. Both stand in the address, so that the way back leads to the same list. */
export function ListSearch<Category extends string>({
  label,
  placeholder,
  categories,
  place,
  count,
}: ListSearchProps<Category>) {
  const [words, setWords] = useState(place.query);
  const field = useRef<HTMLInputElement>(null);
  const narrowed = place.query !== '' || place.category !== '';

  useEffect(() => setWords(place.query), [place.query]);

  function search(event: FormEvent): void {
    event.preventDefault();
    place.show({ query: words.trim() });
  }

  function clear(): void {
    setWords('');
    if (place.query !== '') place.show({ query: '' });
    field.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={search}>
        <div className={styles.box}>
          <input
            ref={field}
            type="text"
            enterKeyHint="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={50}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {words !== '' && (
            <button type="button" className={styles.clear} aria-label="찾는 말 지우기" onClick={clear}>
              <X aria-hidden="true" />
            </button>
          )}
        </div>
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          찾기
        </Button>
      </form>
      <fieldset className={styles.chips} aria-label="무엇에 대한 글">
        {(['', ...categories] as const).map((category) => (
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
      <p className="visually-hidden" role="status">
        {narrowed && count !== undefined && (count > 0 ? `글 ${count}개를 찾았어요` : '찾은 글이 없어요')}
      </p>
    </search>
  );
}
