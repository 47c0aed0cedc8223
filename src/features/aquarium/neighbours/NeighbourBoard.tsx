import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Neighbours } from '#contract/neighbour.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './NeighbourBoard.module.css';
import { NeighbourCard } from './NeighbourCard.tsx';
import { type NeighbourGroup, neighboursQuery } from './neighboursQuery.ts';

const groups = [
  { key: 'CLASS', label: '우리 반' },
  { key: 'FRIENDS', label: '친구' },
] as const;

const nobody: Record<NeighbourGroup, { title: string; text: string }> = {
  CLASS: {
    title: '아직 만날 반 친구가 없어요',
    text: '같은 반 친구가 수족관을 열면 여기에 보여요.',
  },
  FRIENDS: {
    title: '아직 친구가 없어요',
    text: '친구의 코드를 아래에 넣거나, 내 코드를 친구에게 알려 주세요.',
  },
};

/** Classmates and friends: their aquariums as small living pictures. */
export function NeighbourBoard() {
  const [group, setGroup] = useState<NeighbourGroup>('CLASS');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...neighboursQuery(useApi(), group, page), placeholderData: keepPreviousData });
  return (
    <Panel title="이웃 수족관">
      <Tabs
        label="어떤 이웃을 볼까요"
        items={groups}
        selected={group}
        onSelect={(next) => {
          setGroup(next);
          setPage(1);
        }}
      >
        <div className={styles.inside} aria-busy={query.isPlaceholderData || undefined}>
          <QueryView
            query={query}
            skeleton={
              <div className={styles.grid}>
                {[0, 1, 2, 3].map((place) => (
                  <Skeleton key={place} height={260} radius={32} />
                ))}
              </div>
            }
          >
            {(found) => <Found found={found} group={group} onPage={setPage} />}
          </QueryView>
        </div>
      </Tabs>
    </Panel>
  );
}

function Found({ found, group, onPage }: { found: Neighbours; group: NeighbourGroup; onPage: (page: number) => void }) {
  const { items, page, pageSize, totalCount } = found;
  if (totalCount === 0) return <EmptyState picture="friends" {...nobody[group]} />;
  return (
    <PagedList page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={onPage}>
      <ul className={styles.grid}>
        {items.map((neighbour) => (
          <NeighbourCard key={neighbour.visitKey} neighbour={neighbour} />
        ))}
      </ul>
    </PagedList>
  );
}
