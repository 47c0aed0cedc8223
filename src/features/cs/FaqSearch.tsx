import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { paths } from '../../config/paths.ts';
import styles from './FaqSearch.module.css';

/** Looks a question up among the answers. */
export function FaqSearch() {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(paths.faq.getHref() + (words ? `?query=${encodeURIComponent(words)}` : ''));
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <label htmlFor="cs-question">무엇이 궁금한가요?</label>
        <div className={styles.row}>
          <input
            id="cs-question"
            name="query"
            type="text"
            enterKeyHint="search"
            placeholder="예: 조개, 독후감"
            maxLength={50}
            autoComplete="off"
          />
          <Button type="submit" size="l" icon={<Search aria-hidden="true" />}>
            찾기
          </Button>
        </div>
      </form>
    </search>
  );
}
