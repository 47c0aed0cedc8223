import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BookDetail } from '#contract/book.ts';
import { activityLogApi } from '#contract/endpoints/activityLog.ts';
import { bookApi } from '#contract/endpoints/book.ts';
import type { ReaderBook } from '#contract/reading.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { aboutOf } from '../../lib/kept-books/aboutOf.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { type DeviceStore, deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { inTime } from '../../lib/persisted/inTime.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useActivityLog } from '../../lib/queries/useActivityLog.ts';
import { whileMissing } from '../../lib/queries/whileMissing.ts';
import { createReaderSettings } from '../../lib/reader-settings/createReaderSettings.ts';
import type { Services } from '../../lib/services/Services.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';
import { Reader } from './Reader.tsx';
import styles from './ReaderView.module.css';
import type { LoadSentenceNotes } from './text/SentenceNotes.ts';

interface ReaderViewProps {
  bookNo: string;
  /** Page asked for in the address, for instance by a mission that points into the book. */
  wantedPageNo: number | null;
  loadSentenceNotes: LoadSentenceNotes;
}

export function ReaderView({ bookNo, wantedPageNo, loadSentenceNotes }: ReaderViewProps) {
  const services = useServices();
  const { storage } = services;
  const accountNo = useAccount()?.accountNo ?? 0;
  const outbox = useMemo(() => createReadingOutbox(storage, accountNo), [storage, accountNo]);
  const query = useQuery(readerQuery(services, deviceStore(), accountNo, bookNo));
  useDocumentTitle(query.data?.bookName);
  useActivityLog(activityLogApi.addBooks, 'book-read', query.data?.bookNo ?? null);

  return (
    <QueryView
      query={query}
      skeleton={<ReaderSkeleton />}
      renderError={(error) => (
        <Main>
          {isMissing(error) ? (
            <MissingBook />
          ) : (
            <ErrorState
              error={error}
              titleAs="h1"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
              back={
                <ButtonLink tone="soft" to={paths.bookView.getHref({ bookNo })}>
                  책 화면으로 가기
                </ButtonLink>
              }
            />
          )}
        </Main>
      )}
    >
      {(book) =>
        book.pages.length === 0 ? (
          <ReadOnPaper book={book} />
        ) : (
          <Reader
            key={book.bookNo}
            book={book}
            outbox={outbox}
            wantedPageNo={wantedPageNo}
            loadSentenceNotes={loadSentenceNotes}
          />
        )
      }
    </QueryView>
  );
}

function ReadOnPaper({ book: { bookNo, bookName } }: { book: ReaderBook }) {
  return (
    <Main>
      <EmptyState
        titleAs="h1"
        mood="sleeping"
        title={`${withJosa(`『${bookName}』`, '은/는')} 여기에서 읽을 수 없어요`}
        text={'종이책으로 읽는 책이거나 아직 글을 쓰고 있는 책이에요.\n책 화면에서 어떻게 읽는지 볼 수 있어요.'}
        action={<ButtonLink to={paths.bookView.getHref({ bookNo })}>책 화면으로 가기</ButtonLink>}
      />
    </Main>
  );
}

function ReaderSkeleton() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <Skeleton width="min(92vw, 1000px)" height="76dvh" radius={18} />
    </div>
  );
}

const isMissing = (error: Error) => error instanceof ApiError && [400, 404, 422].includes(error.status);

function MissingBook() {
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

/**
 * The whole text of a book, so that reading goes on without a network. Where the server cannot be reached, a book that
 * this account opened here before is read from the device.
 */
function readerQuery({ api, storage }: Services, device: DeviceStore, accountNo: number, bookNo: string) {
  const kept = keptBooks(device, accountNo);
  return queryOptions({
    queryKey: [queryKeys.reader, bookNo],
    queryFn: async ({ signal, client }) => {
      try {
        const book = await api.call(bookApi.readPages, { params: { bookNo }, signal });
        if (book.settings) createReaderSettings(storage, accountNo).receive(book.settings);
        // The page is drawn meanwhile. Most come from the page of the book, which knows more of it.
        void kept.keep(book, Date.now(), aboutOf(client.getQueryData<BookDetail>([queryKeys.book, bookNo])));
        return book;
      } catch (error) {
        const copy = isUnreachable(error) ? await inTime(kept.find(Number(bookNo))).catch(() => null) : null;
        if (!copy) throw error;
        return copy.book;
      }
    },
    // Never from memory: the reader opens at the place of the first answer, and saves that place from then on.
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: whileMissing,
  });
}
