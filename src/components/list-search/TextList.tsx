import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button/Button.tsx';
import { PagedList } from '../pagination/PagedList.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import styles from './TextList.module.css';
import type { ListPlace } from './useListPlace.ts';

export interface TextListProps<T, Category extends string> {
  found: { items: readonly T[]; totalCount: number; pageSize: number };
  place: ListPlace<Category>;
  /** The next page is on its way; the last one stays meanwhile. */
  stale: boolean;
  /** Where there is nothing at all. */
  empty: { title: string; text: string };
  rowOf: (item: T) => { key: number; href: string; title: string; badge: ReactNode; facts: ReactNode };
}

/** Titles of texts that lead to them, by pages. */
export function TextList<T, Category extends string>({
  found,
  place,
  stale,
  empty,
  rowOf,
}: TextListProps<T, Category>) {
  const { items, totalCount, pageSize } = found;
  if (items.length === 0 && (stale || place.query !== '' || place.category !== '' || place.page > 1)) {
    return (
      <EmptyState
        title="찾는 글이 없어요"
        text="짧은 낱말로 다시 찾아보거나 모두 보기를 눌러 주세요."
        action={
          <Button tone="soft" onClick={() => place.show({ query: '', category: '' })}>
            모두 보기
          </Button>
        }
      />
    );
  }
  if (items.length === 0) return <EmptyState mood="sleeping" {...empty} />;
  return (
    <PagedList
      className={stale ? styles.stale : undefined}
      aria-busy={stale || undefined}
      page={place.page}
      pageCount={Math.ceil(totalCount / pageSize)}
      onPage={(page) => place.show({ page })}
    >
      <ul className={styles.list}>
        {items.map(rowOf).map(({ key, href, title, badge, facts }) => (
          <li key={key}>
            <Link className={styles.row} to={href}>
              {badge}
              <strong>{title}</strong>
              <span className={styles.facts}>{facts}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

export function TextListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="60%" height={24} />
        </div>
      ))}
    </div>
  );
}
