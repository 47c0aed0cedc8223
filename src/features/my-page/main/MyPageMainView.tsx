import { useQuery } from '@tanstack/react-query';
import { BookGrid } from '#src/components/book/BookGrid.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { GrowthPanel } from '../growth/GrowthPanel.tsx';
import { myPageQueries } from '../myPageQueries.ts';
import { GoalCard } from './GoalCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import styles from './MyPageMainView.module.css';
import { PastMonths } from './PastMonths.tsx';
import { TreasureTiles } from './TreasureTiles.tsx';
import { WayPanel } from './WayPanel.tsx';

/** Recent books shown: one row beside the menu. */
const RECENT = 4;

/** The goal page: how far this month has come, and what has been gathered. */
export function MyPageMainView() {
  return (
    <QueryView query={useQuery(myPageQueries.main(useApi()))} skeleton={<MyPageMainSkeleton />}>
      {(page) => (
        <div className={styles.page}>
          <GoalCard goal={page.goal} />
          <TreasureTiles page={page} />
          <div className={styles.pair}>
            <LevelCard level={page.level} />
            <PastMonths goal={page.goal} />
          </div>
          <GrowthPanel />
          <Panel title="최근에 읽은 책">
            {page.recentBooks.length > 0 ? (
              <div className={styles.books}>
                <BookGrid books={page.recentBooks.slice(0, RECENT)} />
              </div>
            ) : (
              <EmptyState
                picture="shelf"
                title="첫 책을 기다리고 있어요"
                text="마음에 드는 책을 골라 첫 쪽을 넘겨 보세요."
                action={<ButtonLink to={paths.search.getHref()}>책 찾기</ButtonLink>}
              />
            )}
          </Panel>
          <WayPanel />
        </div>
      )}
    </QueryView>
  );
}

function MyPageMainSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={340} radius={32} />
      <Skeleton height={120} radius={24} />
      <div className={styles.pair}>
        <Skeleton height={280} radius={32} />
        <Skeleton height={280} radius={32} />
      </div>
    </div>
  );
}
