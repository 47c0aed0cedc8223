import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { missionApi } from '#contract/endpoints/mission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import { CategoryBars } from '../result/CategoryBars.tsx';
import { MissionBars } from '../result/MissionBars.tsx';
import { HistoryList, type HistoryRow } from './HistoryList.tsx';
import styles from './MissionHistoryView.module.css';

interface MissionHistoryViewProps {
  bookNo: number;
  /** The book has missions to be done. */
  offered: boolean;
}

/** Percentage bars of a book's missions and every round that was handed in; a mission can be taken out. */
export function MissionHistoryView({ bookNo, offered }: MissionHistoryViewProps) {
  const api = useApi();
  const client = useQueryClient();
  const results = useQuery(missionQueries.result(api, bookNo));
  const histories = useQuery(missionQueries.histories(api, bookNo));
  const [asked, setAsked] = useState<HistoryRow | null>(null);
  const removal = useMutation({
    mutationFn: (attemptNo: number) => api.call(missionApi.removeHistory, { params: { id: attemptNo } }),
    onSuccess: async () => {
      setAsked(null);
      showToast('기록에서 뺐어요. 받은 점수와 조개는 그대로예요.');
      // The lists of every page that counts missions are read again.
      await Promise.all(
        [queryKeys.mission, queryKeys.notes, queryKeys.main].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
  return (
    <>
      <QueryView query={histories} skeleton={<Skeleton height={360} radius={24} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture="medals"
              title="아직 끝낸 미션이 없어요"
              text={
                offered
                  ? '미션을 하나 하고 나면 여기에서 결과를 볼 수 있어요.'
                  : '이 책에는 아직 미션이 없어요. 노트와 질문은 쓸 수 있어요.'
              }
              action={
                offered ? <ButtonLink to={paths.bookMission.getHref({ bookNo })}>미션 하러 가기</ButtonLink> : undefined
              }
            />
          ) : (
            <div className={styles.view}>
              <QueryView query={results} skeleton={<Skeleton height={220} radius={24} />}>
                {(result) => (
                  <div className={styles.graphs}>
                    <MissionBars results={result.results} />
                    {result.categories.length > 0 && <CategoryBars categories={result.categories} />}
                  </div>
                )}
              </QueryView>
              <Panel title="끝낸 미션">
                <HistoryList bookNo={bookNo} items={items} onRemove={setAsked} />
              </Panel>
            </div>
          )
        }
      </QueryView>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="이 기록을 뺄까요?"
        description={asked ? describe(asked) : ''}
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsked(null)}>
              그대로 두기
            </Button>
            <Button busy={removal.isPending} onClick={() => asked && removal.mutate(asked.attemptNo)}>
              기록에서 빼기
            </Button>
          </>
        }
      />
    </>
  );
}

/** What goes with it, before it goes. */
function describe({ readingMissionType, retryAvailable }: HistoryRow): string {
  const name = missionKindNames[readingMissionType];
  return [
    `${withJosa(name, '은/는')} 첫 번째와 다시 푼 기록이 함께 빠져요.`,
    '받은 점수와 조개는 그대로 있고, 다시 해도 점수는 더 받지 않아요.',
    retryAvailable ? '아직 남은 다시 풀기도 없어져요.' : '',
    '빼고 나면 되돌릴 수 없어요.',
  ]
    .filter(Boolean)
    .join('\n');
}
