import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Suggests while the student types, and searches when the student is done: half a syllable is no word yet. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(words, (text) => {
    setWords(text);
    onSearch(text);
  });

  useEffect(() => setWords(query), [query]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    suggestions.close();
    onSearch(words.trim());
  }

  function clear(): void {
    setWords('');
    suggestions.close();
    onSearch('');
    field.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form className={styles.box} onSubmit={submit}>
        <Search className={styles.glass} aria-hidden="true" />
        <input
          {...suggestions.field}
          ref={field}
          type="text"
          inputMode="search"
          aria-label="찾을 말"
          placeholder="제목, 지은이, 초성 (ㅌㄲㅈ)"
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            suggestions.onType();
          }}
          onKeyDown={suggestions.onKeyDown}
          onBlur={suggestions.close}
        />
        {words && <IconButton label="지우기" icon={<X />} onClick={clear} />}
        <Button type="submit">찾기</Button>
      </form>
      {suggestions.open && <SuggestionList {...suggestions} />}
      <p className="visually-hidden" role="status">
        {suggestions.open && `추천하는 말이 ${suggestions.items.length}개 있어요. 위아래 화살표로 고를 수 있어요.`}
      </p>
    </search>
  );
}
