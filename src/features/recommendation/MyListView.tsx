import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recommendationApi } from '#contract/endpoints/recommendation.ts';
import { BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PagedList } from '../../components/pagination/PagedList.tsx';
import { PastLastPage } from '../../components/pagination/PastLastPage.tsx';
import { readPage } from '../../components/pagination/readPage.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { showErrorAlert } from '../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { HiddenNote } from './HiddenNote.tsx';
import { ReasonedBook } from './ReasonedBook.tsx';
import styles from './RecommendView.module.css';
import { recommendationQueries } from './recommendationQueries.ts';

/** All books recommended to this student, each with its reason; one that is not wanted can be put away and taken back. */
export function MyListView() {
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const query = useQuery(recommendationQueries.mine(useApi(), page));
  const { hidden, hide, undo } = useHideAdvice();
  const gone = hidden !== null && !query.data?.items.some(({ book }) => book.bookNo === hidden.bookNo);
  const place = useLostFocus<HTMLDivElement>(`${hidden?.bookNo} ${gone}`);
  return (
    <div ref={place} className={styles.list} tabIndex={-1}>
      {hidden && <HiddenNote bookName={hidden.bookName} onUndo={undo} />}
      <QueryView query={query} skeleton={<BookGridSkeleton />}>
        {({ items, totalCount, pageSize }) => {
          if (totalCount === 0) return <NothingToRecommend />;
          return (
            <PagedList
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(next) => setParams(next > 1 ? { page: String(next) } : {})}
            >
              {items.length === 0 ? (
                <PastLastPage />
              ) : (
                <ul className={styles.grid}>
                  {items.map((item, index) => (
                    <li key={item.book.bookNo}>
                      <ReasonedBook item={item} eager={index < 6} onHide={() => hide(item.book)} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          );
        }}
      </QueryView>
    </div>
  );
}

function NothingToRecommend() {
  return (
    <EmptyState
      picture="shelf"
      title="지금 추천할 책이 없어요"
      text={'읽고 싶은 책을 찾아 읽으면\n닮은 책을 골라 드릴게요.'}
      action={<ButtonLink to={paths.search.getHref()}>책 찾기</ButtonLink>}
    />
  );
}

interface HiddenBook {
  bookNo: number;
  bookName: string;
}

/** Putting a recommended book away; the last one can be taken back. */
function useHideAdvice() {
  const api = useApi();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<HiddenBook | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ book, use }: { book: HiddenBook; use: boolean }) =>
      api.call(recommendationApi.hide, { params: { bookNo: book.bookNo }, body: { use } }),
    onSuccess: async (_done, { book, use }) => {
      setHidden(use ? { bookNo: book.bookNo, bookName: book.bookName } : null);
      await client.invalidateQueries({ queryKey: [queryKeys.recommendations] });
      void client.invalidateQueries({ queryKey: [queryKeys.main] });
    },
    onError: showErrorAlert,
  });
  return {
    hidden,
    hide: (book: HiddenBook) => mutate({ book, use: true }),
    undo: () => hidden && mutate({ book: hidden, use: false }),
  };
}
