import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { isFiltered } from './activeFilters.ts';
import styles from './NothingFound.module.css';
import { noFilters, type SearchState } from './SearchState.ts';
import { searchExample } from './searchExample.ts';

interface NothingFoundProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

/** Words that are offered to be looked for alone. */
const MOST_WORDS = 3;

/** No book: what may be done about it, each step one press away. */
export function NothingFound({ state, onChange }: NothingFoundProps) {
  const { query } = state;
  const { bookName, initials } = searchExample;
  const filtered = isFiltered(state);
  const words = [...new Set(query.split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);
  return (
    <EmptyState
      title={query ? `${withJosa(`‘${query}’`, '을/를')} 담은 책을 찾지 못했어요` : '이런 책은 아직 없어요'}
      text={
        filtered
          ? '고른 조건을 빼면 더 많은 책이 보여요.'
          : `낱말을 줄이거나 글자를 다시 살펴볼까요?\n첫소리만 써도 찾을 수 있어요. (${withJosa(bookName, '은/는')} ${initials})`
      }
      action={
        <div className={styles.steps}>
          {filtered && <Button onClick={() => onChange(noFilters)}>조건 빼고 찾기</Button>}
          {!filtered &&
            words.length > 1 &&
            words.map((word) => (
              <Button key={word} onClick={() => onChange({ query: word })}>
                ‘{word}’만 찾기
              </Button>
            ))}
          <Button tone="soft" onClick={() => onChange({ ...noFilters, query: '' })}>
            모든 책 보기
          </Button>
        </div>
      }
    />
  );
}
