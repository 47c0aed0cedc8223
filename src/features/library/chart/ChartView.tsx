import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { VerificationChart } from '#contract/library.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { libraryQueries } from '../libraryQueries.ts';
import { CategoryLegend } from './CategoryLegend.tsx';
import { CategoryMonths } from './CategoryMonths.tsx';
import styles from './ChartView.module.css';
import { PassRates } from './PassRates.tsx';
import { VerificationTable } from './VerificationTable.tsx';

/** The chart of verified books: which categories, when, and how many of those tried. */
export function ChartView() {
  const chart = useQuery(libraryQueries.chart(useApi()));
  return (
    <QueryView query={chart} skeleton={<Skeleton height={420} radius={32} />}>
      {(data) => {
        const tried = data.categories.some(({ triedCount }) => triedCount > 0);
        if (tried) return <Charts chart={data} />;
        return (
          <EmptyState
            picture="medals"
            title="첫 인증을 기다리고 있어요"
            text={'책을 읽고 네 가지 미션을 풀면 인증돼요.\n인증한 책이 갈래마다 다른 무늬로 쌓여요.'}
            action={<ButtonLink to={paths.search.getHref()}>책 고르러 가기</ButtonLink>}
          />
        );
      }}
    </QueryView>
  );
}

function Charts({ chart }: { chart: VerificationChart }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        <p>
          지금까지 <b>{chart.totalCount.toLocaleString('ko-KR')}권</b>을 인증했어요.
        </p>
        <Button
          tone="soft"
          icon={asTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? '그래프로 보기' : '표로 보기'}
        </Button>
      </div>
      {asTable ? (
        <VerificationTable chart={chart} />
      ) : (
        <div className={styles.charts}>
          <Panel title="달마다 인증한 책" className={styles.wide}>
            <CategoryMonths months={chart.months} />
            <CategoryLegend categories={chart.categories} />
          </Panel>
          <Panel title="갈래마다 통과한 비율" className={styles.wide}>
            <p className={styles.note}>미션을 풀어 본 책 가운데 인증까지 한 책이에요.</p>
            <PassRates categories={chart.categories} />
          </Panel>
        </div>
      )}
    </>
  );
}
