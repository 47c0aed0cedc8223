import type { ReactNode } from 'react';
import { QueryView } from '../../components/states/QueryView.tsx';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { Hero } from './Hero.tsx';
import { MainSkeleton } from './MainSkeleton.tsx';
import styles from './MainView.module.css';
import { NoticePanel } from './NoticePanel.tsx';
import { PetPanel } from './PetPanel.tsx';
import { RecommendedPanel } from './RecommendedPanel.tsx';
import { TodoPanel } from './TodoPanel.tsx';
import { useMainPage } from './useMainPage.ts';

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
      {(page) => (
        <div className={styles.grid}>
          <div className={styles.wide}>
            <div className={styles.first}>
              <FirstSteps page={page} />
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
      )}
    </QueryView>
  );
}
