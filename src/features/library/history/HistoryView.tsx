import { useQuery } from '@tanstack/react-query';
import { type BookCategory, bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { BookGridSkeleton } from '#src/components/book/BookGrid.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { HistoryCard } from './HistoryCard.tsx';
import styles from './HistoryView.module.css';

interface HistoryViewProps {
  category: BookCategory | null;
  page: number;
  onCategory: (category: BookCategory | null) => void;
  onPage: (page: number) => void;
}

const ALL = { value: '', label: '모든 갈래' };

/** Everything that was read, six in a row where there is room. */
export function HistoryView({ category, page, onCategory, onPage }: HistoryViewProps) {
  const history = useQuery(libraryQueries.history(useApi(), category, page));
  return (
    <QueryView query={history} skeleton={<BookGridSkeleton />}>
      {({ items, totalCount, pageSize }) => {
        if (totalCount === 0 && category === null) return <NothingYet />;
        return (
          <PagedList
            className={styles.history}
            data-old={history.isPlaceholderData || undefined}
            page={page}
            pageCount={Math.ceil(totalCount / pageSize)}
            onPage={onPage}
          >
            <div className={styles.tools}>
              <p role="status">
                {category && `${bookCategoryNames[category]} `}
                <b>{totalCount.toLocaleString('ko-KR')}권</b>을 만났어요
              </p>
              <SelectField
                label="갈래"
                value={category ?? ''}
                onChange={(event) => onCategory(bookCategories.find((known) => known === event.target.value) ?? null)}
                options={[ALL, ...bookCategories.map((known) => ({ value: known, label: bookCategoryNames[known] }))]}
              />
            </div>
            {totalCount === 0 && (
              <EmptyState
                title="이 갈래의 책은 아직 만나지 않았어요"
                action={
                  <Button tone="soft" onClick={() => onCategory(null)}>
                    모든 갈래 보기
                  </Button>
                }
              />
            )}
            {totalCount > 0 && items.length === 0 && <PastLastPage />}
            {items.length > 0 && (
              <ul className={styles.grid}>
                {items.map((book, index) => (
                  <li key={book.bookNo}>
                    <HistoryCard book={book} eager={index < 6} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        );
      }}
    </QueryView>
  );
}

function NothingYet() {
  return (
    <EmptyState
      picture="shelf"
      title="아직 적을 것이 없어요"
      text={'책을 끝까지 읽거나 미션을 하면\n여기에 한 권씩 쌓여요.'}
      action={<ButtonLink to={paths.search.getHref()}>책 고르러 가기</ButtonLink>}
    />
  );
}
