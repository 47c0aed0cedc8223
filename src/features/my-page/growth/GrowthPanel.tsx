import { useQuery } from '@tanstack/react-query';
import type { Growth } from '#contract/myPage.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { GrowthChart } from '#src/components/growth-chart/GrowthChart.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import styles from './GrowthPanel.module.css';

const trendWords: Readonly<Record<Growth['trend'], string>> = {
  NONE: '',
  STEADY: '한 걸음씩 꾸준히 헤엄치고 있어요.',
  RISING: '처음보다 더 깊은 글을 읽어 내고 있어요!',
};

/** The growth line: what all tests and missions together show of the reader. */
export function GrowthPanel() {
  const query = useQuery(myPageQueries.growth(useApi()));
  return (
    <Panel title="나의 성장선">
      <QueryView query={query} skeleton={<Skeleton height={260} radius={24} />}>
        {({ points, trend, missionsToStart }) =>
          points.length > 0 ? (
            <div className={styles.growth}>
              <p className={styles.title}>{trendWords[trend]}</p>
              <GrowthChart points={points} />
              <p className={styles.note}>
                진단과 퀴즈, OX를 모두 모아 그린 선이에요. 옅은 띠 안 어딘가가 지금 나의 자리예요. 많이 풀수록 띠가
                좁아져요. 이 선 때문에 내 수준이 내려가는 일은 없어요.
              </p>
            </div>
          ) : (
            <EmptyState
              picture="shelf"
              title="아직 선이 시작되지 않았어요"
              text={`퀴즈나 OX를 ${missionsToStart}번 더 풀거나 읽기 진단을 하면 여기에 나의 선이 그려져요.`}
              action={<ButtonLink to={paths.search.getHref()}>책 찾기</ButtonLink>}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}
