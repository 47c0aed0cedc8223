import { ChevronDown } from 'lucide-react';
import type { BookSearchData } from '#contract/bookSearch.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';
import { type BookSort, bookSorts } from '#domain/search/BookFilter.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './ResultBar.module.css';
import { type SearchState, sortOf } from './SearchState.ts';

interface ResultBarProps {
  state: SearchState;
  found: BookSearchData;
  /** What was found belongs to an earlier question. */
  waiting: boolean;
  onSort: (sort: BookSort) => void;
}

const sortNames: Readonly<Record<BookSort, string>> = {
  RELEVANCE: '잘 맞는 순',
  FIT: '내 수준에 가까운 순',
  NEWEST: '새로 들어온 순',
  TITLE: '가나다순',
  DIFFICULTY: '쉬운 책부터',
};

/** How many were found, how the words were read, and in which order they stand. */
export function ResultBar({ state, found, waiting, onSort }: ResultBarProps) {
  const { query, category, subCategory } = state;
  const { totalCount, similarCount, readAs } = found;
  // Without words all books fit alike.
  const sorts = query === '' ? bookSorts.filter((sort) => sort !== 'RELEVANCE') : bookSorts;
  return (
    <div className={styles.bar}>
      <div role="status">
        <p className={styles.count}>
          {waiting ? (
            '찾고 있어요'
          ) : (
            <>
              {query && <>‘{query}’ </>}
              {category && <>{subCategory ?? bookCategoryNames[category]} </>}
              <b>{totalCount.toLocaleString('ko-KR')}권</b>
            </>
          )}
        </p>
        {!waiting && readAs !== null && (
          <p className={styles.note}>
            {withJosa(`‘${query}’`, '을/를')} {withJosa(`‘${readAs}’`, '으로/로')} 바꾸어 찾았어요.
          </p>
        )}
        {!waiting && similarCount > 0 && <p className={styles.note}>{similarNote(query, totalCount, similarCount)}</p>}
      </div>
      {totalCount > 1 && (
        <label className={styles.sort}>
          <span className="visually-hidden">늘어놓는 순서</span>
          <select value={sortOf(state)} onChange={(event) => onSort(event.target.value as BookSort)}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </label>
      )}
    </div>
  );
}

/** The same line before the first answer. */
export function ResultBarSkeleton() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <Skeleton width={72} height={24} />
      <Skeleton width={190} height={48} radius={99} />
    </div>
  );
}

function similarNote(query: string, total: number, similar: number): string {
  if (similar < total) return `글자가 조금 다른 책 ${similar}권도 함께 찾았어요.`;
  return `${withJosa(`‘${query}’`, '와/과')} 똑같은 말은 없어서 비슷한 말을 찾았어요.`;
}
