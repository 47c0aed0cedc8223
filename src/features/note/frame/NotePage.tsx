import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activityLogApi } from '#contract/endpoints/activityLog.ts';
import type { NoteOverview } from '#contract/readingNote.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useActivityLog } from '#src/lib/queries/useActivityLog.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { noteQueries } from '../noteQueries.ts';
import { type OpenNoteSyncQueue, useNoteSyncQueue } from '../sync/useNoteSyncQueue.ts';

interface NotePageProps {
  bookNo: number;
  title: string;
  /** Name of the page in the activity log. */
  log: string;
  children: (overview: NoteOverview, open: OpenNoteSyncQueue) => ReactNode;
}

/** Loads the book and what waits on this device, then shows a note page. */
export function NotePage({ bookNo, title, log, children }: NotePageProps) {
  const query = useQuery({ ...noteQueries.overview(useApi(), bookNo), enabled: Number.isSafeInteger(bookNo) });
  const open = useNoteSyncQueue(bookNo);
  useDocumentTitle([title, query.data?.bookName].filter(Boolean).join(' · '));
  useActivityLog(activityLogApi.addReadingNotes, log, query.data?.bookNo ?? null);
  if (!Number.isSafeInteger(bookNo)) return renderMissing();
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} renderError={missing} errorTitleAs="h1">
      {(overview) => (open ? children(overview, open) : <PageSkeleton />)}
    </QueryView>
  );
}

function missing(error: Error) {
  return error instanceof ApiError && [400, 404, 422].includes(error.status) ? renderMissing() : null;
}

function renderMissing() {
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
