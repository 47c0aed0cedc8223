import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContestListItem } from '#contract/contest.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { ContestChoice } from '../choice/ContestChoice.tsx';
import { contestHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { type ShownContest, useShownContest } from '../choice/useShownContest.ts';
import { useStatusSwap } from '../clock/useStatusSwap.ts';
import { contestQueries } from '../contestQueries.ts';
import { ComingView } from './ComingView.tsx';
import styles from './cards.module.css';
import { RegistrationView } from './RegistrationView.tsx';
import { RunningView } from './RunningView.tsx';
import { WaitingView } from './WaitingView.tsx';

/** The contest in the state it is in (specification, section 4): coming, to be joined, running or over. */
export function ContestView() {
  const asked = useAskedContest();
  const { contest, contests, error, isFetching, refetch, refresh } = useShownContest(asked);
  useStatusSwap(contest, { refresh });
  // Specification, section 8: the dialog explains why, and the contest counts as not in progress.
  useEffect(() => {
    if (error) showErrorAlert(error);
  }, [error]);

  if (contest) {
    return (
      <div className={styles.page}>
        <ContestChoice contests={contests} shownNo={contest.readingGameContestNo} />
        {/* Another contest is another page: nothing of the one before is carried over. */}
        <ContestStates key={contest.readingGameContestNo} status={contest} />
      </div>
    );
  }
  if (contest === null) return <NoContest contests={contests} />;
  if (error) return <ErrorState titleAs="h1" error={error} onRetry={refetch} retrying={isFetching} />;
  return <ContestLoading />;
}

function ContestStates({ status }: { status: ShownContest }) {
  if (status.status === 'WAIT') return <ComingView status={status} />;
  return <BegunContest status={status} />;
}

/** In progress or over: who is registered sees the contest, who is not may join. */
function BegunContest({ status }: { status: ShownContest }) {
  const info = useQuery(contestQueries.info(useApi(), useAskedContest()));
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
function Unregistered({ status }: { status: ShownContest }) {
  const review = useQuery(contestQueries.levelReview(useApi(), useAskedContest()));
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

/** None at all, or the address names one that is not there for this student. */
function NoContest({ contests }: { contests: readonly ContestListItem[] }) {
  if (contests.length > 0) {
    return (
      <EmptyState
        titleAs="h1"
        mood="sleeping"
        title="이 대회는 볼 수 없어요"
        text="거두었거나 다른 반의 대회예요. 지금 참가할 수 있는 대회는 그대로 있어요."
        action={<ButtonLink to={contestHref()}>대회로 가기</ButtonLink>}
      />
    );
  }
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
