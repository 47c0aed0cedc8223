import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BookDetail } from '#contract/book.ts';
import { activityLogApi } from '#contract/endpoints/activityLog.ts';
import { writerOf } from '#domain/book/writerOf.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { BookGrid } from '../../components/book/BookGrid.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Breadcrumb } from '../../components/page/PageHeader.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useActivityLog } from '../../lib/queries/useActivityLog.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { BookSkeleton } from './BookSkeleton.tsx';
import { BookTop } from './BookTop.tsx';
import styles from './BookView.module.css';
import { bookQueries } from './bookQueries.ts';
import { NotePanel } from './notes/NotePanel.tsx';
import { ReviewPanel } from './reviews/ReviewPanel.tsx';

interface BookViewProps {
  bookNo: string;
  /** Below what can be done with a book whose text is here: what keeps it on this device. */
  keep?: (book: BookDetail) => ReactNode;
  /** Instead of the page while the server cannot be reached: what this device has of the book. */
  offline?: (failed: { error: Error; onRetry: () => void; retrying: boolean }) => ReactNode;
}

export function BookView({ bookNo, keep, offline }: BookViewProps) {
  const query = useQuery(bookQueries.detail(useApi(), bookNo));
  const name = query.data?.bookName ?? '책 보기';
  useDocumentTitle(name);
  useActivityLog(activityLogApi.addBooks, 'book-view', query.data?.bookNo ?? null);
  const renderError = (error: Error) =>
    isUnreachable(error) && offline
      ? offline({ error, onRetry: () => void query.refetch(), retrying: query.isFetching })
      : renderMissing(error);
  return (
    <>
      <Breadcrumb crumbs={[{ label: '책 찾기', href: paths.search.getHref() }]} here={name} />
      <QueryView query={query} skeleton={<BookSkeleton />} renderError={renderError} errorTitleAs="h1">
        {(book) => (
          <div className={styles.page}>
            <BookTop book={book} keep={book.textYn === 'Y' && keep?.(book)} />
            <Books title="바로 읽을 수 있는 비슷한 책" books={readyInstead(book)} />
            <NotePanel bookNo={book.bookNo} />
            <ReviewPanel bookNo={book.bookNo} />
            <Books title={`${withJosa(writerOf(book.authorName), '이/가')} 쓴 다른 책`} books={book.sameAuthorBooks} />
            <Books
              title="다음에 읽기 좋은 책"
              books={book.nextBooks.filter((next) => !readyInstead(book).includes(next))}
              more={{ label: '추천 더 보기', href: paths.recommend.getHref() }}
            />
            <p className={styles.source}>{book.source}</p>
          </div>
        )}
      </QueryView>
    </>
  );
}

interface BooksProps {
  title: string;
  books: BookDetail['nextBooks'];
  more?: { label: string; href: string };
}

function Books({ title, books, more }: BooksProps) {
  if (books.length === 0) return null;
  return (
    <Panel className={styles.others} title={title} {...(more && { more })}>
      <BookGrid books={books} />
    </Panel>
  );
}

/** For whoever does not have this book on paper: those like it whose text is here. */
function readyInstead({ textYn, nextBooks }: BookDetail): BookDetail['nextBooks'] {
  return textYn === 'Y' ? [] : nextBooks.filter((next) => next.textYn === 'Y');
}

function renderMissing(error: Error) {
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
  if (!missing) return null;
  return (
    <EmptyState
      picture="lost"
      titleAs="h1"
      title="이 책은 책바다에 없어요"
      text={'주소가 잘못 적혔을 수 있어요.\n다른 책을 찾아볼까요?'}
      action={<ButtonLink to={paths.search.getHref()}>책 찾기</ButtonLink>}
    />
  );
}
