import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './HeaderSearch.module.css';

export function HeaderSearch() {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(paths.search.getHref() + (words ? `?query=${encodeURIComponent(words)}` : ''));
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <input
          name="query"
          type="search"
          aria-label="책 찾기"
          placeholder="제목, 지은이, 초성 (ㅌㄲㅈ)"
          maxLength={100}
          autoComplete="off"
        />
        <IconButton label="찾기" icon={<Search />} className={styles.button} type="submit" />
      </form>
    </search>
  );
}
