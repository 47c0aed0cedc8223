import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { mainApi } from '#contract/endpoints/main.ts';
import { BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { BellCard } from './BellCard.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { Hero } from './Hero.tsx';
import { HomeworkPanel } from './HomeworkPanel.tsx';
import styles from './MainView.module.css';
import { NewReplies } from './NewReplies.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { PetPanel } from './PetPanel.tsx';
import { RecommendedPanel } from './RecommendedPanel.tsx';
import { SettlementNotices } from './SettlementNotices.tsx';
import { TodaySteps } from './TodaySteps.tsx';
import { TodoPanel } from './TodoPanel.tsx';
import { VoyageCard } from './VoyageCard.tsx';

interface MainViewProps {
  /** What leads to the contest, below the call to action. */
  contest?: ReactNode;
  /** Instead of the page while the server cannot be reached: what this device can do by itself. */
  offline?: (retry: () => void) => ReactNode;
}

export function MainView({ contest, offline }: MainViewProps) {
  const query = useMainPage();
  const withoutServer = (error: Error) =>
    isUnreachable(error) ? (offline?.(() => void query.refetch()) ?? null) : null;
  return (
    <QueryView query={query} skeleton={<MainSkeleton />} renderError={withoutServer} errorTitleAs="h1">
      {(page) =>
        // Whoever comes for the first time plays.
        page.voyage === 'START' ? (
          <Navigate to={paths.voyage.getHref()} replace />
        ) : (
          <div className={styles.grid}>
            <div className={styles.wide}>
              <div className={styles.first}>
                {page.bell && <BellCard roomNo={page.bell.roomNo} />}
                <HomeworkPanel homework={page.homework} />
                <NewReplies replies={page.newReplies} />
                <SettlementNotices notices={page.settlementNotices} />
                {page.voyage ? <VoyageCard /> : <TodaySteps page={page} />}
                <Hero page={page} />
                {contest}
              </div>
              <RecommendedPanel books={page.recommended} />
              <NoticePanel notices={page.notices} />
            </div>
            <div className={styles.side}>
              <PetPanel page={page} />
              <GoalPanel goal={page.goal} />
              <TodoPanel todo={page.todo} />
            </div>
          </div>
        )
      }
    </QueryView>
  );
}

/** The main page's data, renewed as soon as another window of this student changes something. */
function useMainPage() {
  const { api, broadcast } = useServices();
  const client = useQueryClient();
  const options = mainQuery(api);

  useEffect(
    () =>
      broadcast.listen((message) => {
        const known = client.getQueryData(mainQuery(api).queryKey)?.pet.revision ?? -1;
        const newer = message.type === 'aquarium/changed' && message.revision > known;
        if (newer || message.type === 'main/changed') {
          void client.invalidateQueries({ queryKey: mainQuery(api).queryKey });
        }
      }),
    [broadcast, client, api],
  );

  return useQuery({ ...options, refetchOnWindowFocus: true });
}

/** Everything the main page shows first. */
function mainQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.main],
    queryFn: ({ signal }) => api.call(mainApi.read, { signal }),
  });
}

function MainSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <div className={styles.wide}>
        <Skeleton height={380} radius={32} />
        <BookGridSkeleton count={4} />
      </div>
      <div className={styles.side}>
        <Skeleton height={380} radius={32} />
        <Skeleton height={200} radius={32} />
        <Skeleton height={260} radius={32} />
      </div>
    </div>
  );
}
