import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useStatusSwap } from '../clock/useStatusSwap.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import { ComingView } from './ComingView.tsx';
import { RegistrationView } from './RegistrationView.tsx';
import { RunningView } from './RunningView.tsx';
import { WaitingView } from './WaitingView.tsx';

/** The contest in the state it is in (specification, section 4): coming, to be joined, running or over. */
export function ContestView() {
  const query = useQuery(contestQueries.status(useApi()));
  useStatusSwap(query.data, {
    refresh: async () => {
      const { data, isError } = await query.refetch();
      return isError ? undefined : data;
    },
  });
  const failed = query.isError && query.data === undefined;
  // Specification, section 8: the dialog explains why, and the contest counts as not in progress.
  useEffect(() => {
    if (failed) showErrorAlert(query.error);
  }, [failed, query.error]);

  if (query.data) return <ContestStates status={query.data} />;
  if (query.data === null) return <NoContest />;
  if (failed) {
    return (
      <ErrorState titleAs="h1" error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  }
  return <ContestLoading />;
}

function ContestStates({ status }: { status: StampedStatus }) {
  if (status.status === 'WAIT') return <ComingView status={status} />;
  return <BegunContest status={status} />;
}

/** In progress or over: who is registered sees the contest, who is not may join. */
function BegunContest({ status }: { status: StampedStatus }) {
  const info = useQuery(contestQueries.info(useApi()));
  if (info.data) return <RunningView status={status} info={info.data} />;
  if (info.data === null) return <Unregistered status={status} />;
  if (info.isError) {
    return (
      <ErrorState titleAs="h1" error={info.error} onRetry={() => void info.refetch()} retrying={info.isFetching} />
    );
  }
  return <ContestLoading />;
}

/** Without a level: it waits for another test or a person, or the student has not joined. */
function Unregistered({ status }: { status: StampedStatus }) {
  const review = useQuery(contestQueries.levelReview(useApi()));
  if (review.isPending) return <ContestLoading />;
  if (review.data) return <WaitingView status={status} review={review.data} />;
  return <RegistrationView status={status} />;
}

function ContestLoading() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <LoadingNote>게임 대회 정보를 불러오고 있어요</LoadingNote>
      <Skeleton height={400} radius={32} />
      <Skeleton height={180} radius={32} />
    </div>
  );
}

function NoContest() {
  return (
    <EmptyState
      titleAs="h1"
      mood="sleeping"
      title="지금은 준비된 대회가 없어요"
      text="다음 대회가 정해지면 여기에서 가장 먼저 알려 줄게요."
      action={<ButtonLink to={paths.search.getHref()}>그동안 책 찾아보기</ButtonLink>}
    />
  );
}
