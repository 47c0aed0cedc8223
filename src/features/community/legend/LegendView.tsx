import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { LegendPage } from '#contract/legend.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useDropMonth } from '#src/lib/queries/useDropMonth.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { communityQueries } from '../communityQueries.ts';
import { HowPanel } from './HowPanel.tsx';
import { LegendRows } from './LegendRows.tsx';
import styles from './LegendView.module.css';
import { MyLegend } from './MyLegend.tsx';
import { Podium } from './Podium.tsx';

/** The hall of fame: who gathered most book points in a month, here or in the own institution. */
export function LegendView() {
  const [params, setParams] = useSearchParams();
  const of = params.get('of') === 'ACADEMY' ? 'ACADEMY' : 'SITE';
  const month = params.get('month') ?? undefined;
  const page = readPage(params);
  const query = useQuery(communityQueries.legends(useApi(), { of, month, page }));
  useDropMonth(query);

  function show(next: { of?: string; month?: string; page?: number }): void {
    const wanted = { of, month, page: 1, ...next };
    const words = new URLSearchParams();
    if (wanted.of === 'ACADEMY') words.set('of', 'ACADEMY');
    if (wanted.month) words.set('month', wanted.month);
    if (wanted.page > 1) words.set('page', String(wanted.page));
    setParams(words);
  }

  return (
    <QueryView query={query} skeleton={<LegendSkeleton />}>
      {(found) => (
        <div className={styles.page}>
          <div className={styles.hall} aria-busy={query.isPlaceholderData || undefined}>
            <SelectField
              className={styles.month}
              label="언제의 명예의 전당을 볼까요?"
              options={found.months.map((key) => ({ value: key, label: monthWords(key) }))}
              value={found.month}
              onChange={(event) => show({ month: event.target.value })}
            />
            {found.academyName === null ? (
              <Hall found={found} onPage={(next) => show({ page: next })} />
            ) : (
              <Tabs
                label="어디의 명예의 전당을 볼까요"
                items={[
                  { key: 'SITE', label: '모두' },
                  { key: 'ACADEMY', label: found.academyName },
                ]}
                selected={of}
                onSelect={(next) => show({ of: next })}
              >
                <Hall found={found} onPage={(next) => show({ page: next })} />
              </Tabs>
            )}
          </div>
          <aside className={styles.side}>
            <MyLegend page={found} />
            <HowPanel />
          </aside>
        </div>
      )}
    </QueryView>
  );
}

function Hall({ found, onPage }: { found: LegendPage; onPage: (page: number) => void }) {
  const { items, page, pageSize, totalCount, month, months } = found;
  if (totalCount === 0) {
    return (
      <EmptyState
        picture="medals"
        title={month === months[0] ? '이번 달의 첫 자리가 비어 있어요' : '이달에는 아무도 없었어요'}
        text={month === months[0] ? '책을 읽고 미션을 풀면 여기에 올라요.' : '다른 달을 골라 볼까요?'}
      />
    );
  }
  const first = page === 1 ? items.slice(0, 3) : [];
  return (
    <PagedList className={styles.list} page={page} pageCount={Math.ceil(totalCount / pageSize)} onPage={onPage}>
      {items.length === 0 && <PastLastPage />}
      {first.length > 0 && <Podium readers={first} />}
      <LegendRows readers={items.slice(first.length)} />
    </PagedList>
  );
}

function LegendSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.hall}>
        <Skeleton height={80} radius={24} />
        <Skeleton height={320} radius={32} />
        <Skeleton height={240} radius={32} />
      </div>
      <div className={styles.side}>
        <Skeleton height={240} radius={32} />
      </div>
    </div>
  );
}

/** `2026-05` → `2026년 5월`. */
function monthWords(monthKey: string): string {
  const [year = '', month = ''] = monthKey.split('-');
  return `${year}년 ${Number(month)}월`;
}
