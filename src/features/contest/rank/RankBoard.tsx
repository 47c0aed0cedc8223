import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContestRank } from '#contract/contest.ts';
import { contestApi } from '#contract/endpoints/contest.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Switch } from '#src/components/switch/Switch.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries } from '../contestQueries.ts';
import { pointWords } from '../words/pointWords.ts';
import { rateWords } from '../words/rateWords.ts';
import styles from './RankBoard.module.css';
import { RankRow } from './RankRow.tsx';

interface RankBoardProps {
  /** False in a contest where all are in one ranking. */
  hasLevels: boolean;
}

/** The ranking of my contest level beside the ladder of growth, and whether I am listed. */
export function RankBoard({ hasLevels }: RankBoardProps) {
  const query = useQuery(contestQueries.rank(useApi(), useAskedContest()));
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} radius={32} />}>
      {(rank) => (
        <div className={styles.board}>
          <Panel title={`${rank.contestLevelName} 순위`} className={styles.places}>
            <p className={styles.lead}>
              {hasLevels ? '같은 단계의' : '함께하는'} 친구
              {rank.participantCount > 0 && ` ${rank.participantCount.toLocaleString('ko-KR')}명`} 가운데 열 번째까지
              보여요. 점수가 같으면 같은 순위예요.
            </p>
            <Top rank={rank} />
            <Mine rank={rank} />
          </Panel>
          <Panel title="성장 사다리" className={styles.growth}>
            <p className={styles.lead}>첫 주보다 많이 자란 친구들이에요. 누구나 처음이 될 수 있어요.</p>
            <Growth growth={rank.growth} />
            <ListingSwitch listedYn={rank.listedYn} />
          </Panel>
        </div>
      )}
    </QueryView>
  );
}

function Top({ rank: { items } }: { rank: ContestRank }) {
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        <ArtIcon name="sailboat" size={48} />
        아직 아무도 점수를 얻지 않았어요. 첫 배를 띄워 볼까요?
      </p>
    );
  }
  return (
    <ol className={styles.rows} aria-label="상위 10위">
      {withKeys(items).map((item) => (
        <RankRow key={item.key} item={item} detail={rateWords(item.answerRateByPoint)}>
          {pointWords(item.point)}
        </RankRow>
      ))}
    </ol>
  );
}

/** My place among those around me; left out where the top ten shows it already. */
function Mine({ rank: { items, me, neighbours } }: { rank: ContestRank }) {
  if (!me) return <p className={styles.note}>미션을 하나 마치면 내 순위가 여기에 나타나요.</p>;
  if (items.some(({ myYn }) => myYn === 'Y')) return null;
  return (
    <>
      <h3 className={styles.near}>내 둘레의 친구들</h3>
      <ol className={styles.rows} aria-label="내 둘레의 순위">
        {withKeys(neighbours).map((item) => (
          <RankRow key={item.key} item={item} detail={rateWords(item.answerRateByPoint)}>
            {pointWords(item.point)}
          </RankRow>
        ))}
      </ol>
    </>
  );
}

function Growth({ growth: { items, myGrowthPoint } }: Pick<ContestRank, 'growth'>) {
  return (
    <>
      {items.length === 0 ? (
        <p className={styles.empty}>
          <ArtIcon name="seedling" size={48} />
          둘째 주부터 새싹이 자라요.
        </p>
      ) : (
        <ol className={styles.rows} aria-label="성장 상위 10위">
          {withKeys(items).map((item) => (
            <RankRow key={item.key} item={item} sprout>
              +{pointWords(item.growthPoint)}
            </RankRow>
          ))}
        </ol>
      )}
      <p className={styles.note}>
        {myGrowthPoint === null
          ? '두 번째 주에 점수를 얻으면 나의 성장도 보여 줄게요.'
          : myGrowthPoint === 0
            ? '첫 주의 나를 향해 가고 있어요. 한 권 더 만나 볼까요?'
            : `나는 첫 주보다 ${withJosa(pointWords(myGrowthPoint), '을/를')} 더 모았어요.`}
      </p>
    </>
  );
}

/** Whether others see me in the lists. My place and the prizes stay the same. */
function ListingSwitch({ listedYn }: { listedYn: 'Y' | 'N' }) {
  const api = useApi();
  const asked = useAskedContest();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: 'Y' | 'N') => api.call(contestApi.setListing, { query: asked, body: { listedYn: next } }),
    onSuccess: (_data, next) => showToast(next === 'Y' ? '순위표에 보여요' : '이제 다른 친구의 순위표에 보이지 않아요'),
    onSettled: () =>
      Promise.all(['rank', 'info'].map((part) => client.invalidateQueries({ queryKey: [queryKeys.contest, part] }))),
  });
  const shown = change.isPending ? change.variables : listedYn;
  return (
    <Switch
      label="순위표에 내 이름 보이기"
      note="끄면 다른 친구에게 보이지 않아요. 내 순위와 인증서는 그대로예요."
      on={shown === 'Y'}
      onChange={(on) => change.mutate(on ? 'Y' : 'N')}
    />
  );
}

/** Masked ids may be equal: who comes later at the same place gets a number more. */
function withKeys<T extends { rankNo: number; accountId: string }>(items: readonly T[]): (T & { key: string })[] {
  const met = new Map<string, number>();
  return items.map((item) => {
    const name = `${item.rankNo}-${item.accountId}`;
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return { ...item, key: `${name}-${count}` };
  });
}
