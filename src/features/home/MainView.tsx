import type { ReactNode } from 'react';
import { QueryView } from '../../components/states/QueryView.tsx';
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
}

export function MainView({ contest }: MainViewProps) {
  return (
    <QueryView query={useMainPage()} skeleton={<MainSkeleton />} errorTitleAs="h1">
      {(page) => (
        <div className={styles.grid}>
          <div className={styles.wide}>
            <div className={styles.first}>
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
