import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Searches when the student is done, not at each letter: a half-typed syllable is no word. */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(query);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => setWords(query), [query]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(words.trim());
  }

  function clear(): void {
    setWords('');
    onSearch('');
    field.current?.focus();
  }

  return (
    <search>
      <form className={styles.box} onSubmit={submit}>
        <Search className={styles.glass} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label="찾을 말"
          placeholder="제목, 지은이, 초성 (ㅌㄲㅈ)"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {words && <IconButton label="지우기" icon={<X />} onClick={clear} />}
        <Button type="submit">찾기</Button>
      </form>
    </search>
  );
}
