import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { DateRange } from '#src/components/date-range/DateRange.tsx';
import { quickRanges } from '#src/components/date-range/quickRanges.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { PointEmpty } from './PointEmpty.tsx';
import { type PointFilter, readPointFilter, writePointFilter } from './PointFilter.ts';
import { PointList } from './PointList.tsx';
import { PointSums } from './PointSums.tsx';
import styles from './PointView.module.css';
import { PurseSwitch } from './PurseSwitch.tsx';

const tabs = [
  { key: 'ALL', label: '전체' },
  { key: 'EARNED', label: '받은 것', icon: <ArtIcon name="seedling" size={24} /> },
  { key: 'SPENT', label: '쓴 것', icon: <ArtIcon name="wrapped-gift" size={24} /> },
] as const;

/** Entries of the two purses. The filter is the address. */
export function PointView() {
  const { api, now } = useServices();
  const [search, setSearch] = useSearchParams();
  const filter = readPointFilter(search);
  // A reversed span is reported beside its fields and requested as if its end were open.
  const reversed = filter.from !== null && filter.to !== null && filter.from > filter.to;
  const query = useQuery(myPageQueries.points(api, reversed ? { ...filter, to: null } : filter));
  const { currentDate } = query.data ?? {};
  // The clock of the device may be wrong.
  const here = currentDate === undefined ? now() : Date.parse(currentDate);
  const today = seoulDay(here);
  const change = (part: Partial<PointFilter>) =>
    setSearch(writePointFilter({ ...filter, page: 1, ...part }), { replace: true });

  const entries = (
    <div className={styles.panel}>
      <DateRange
        legend="기간"
        from={filter.from}
        to={filter.to}
        max={today}
        quick={quickRanges(today)}
        onChange={change}
      />
      <QueryView query={query} skeleton={<PointSkeleton />}>
        {(data) => (
          <PagedList
            className={styles.result}
            data-old={query.isPlaceholderData || undefined}
            page={data.page}
            pageCount={Math.ceil(data.totalCount / data.pageSize)}
            onPage={(page) => change({ page })}
          >
            <PointSums purse={filter.purse} data={data} />
            {data.totalCount === 0 && (
              <PointEmpty filter={filter} onShowAll={() => change({ tab: 'ALL', from: null, to: null })} />
            )}
            {data.totalCount > 0 && data.items.length === 0 && <PastLastPage />}
            {data.items.length > 0 && <PointList purse={filter.purse} items={data.items} now={here} />}
          </PagedList>
        )}
      </QueryView>
    </div>
  );

  return (
    <div className={styles.page}>
      <PurseSwitch selected={filter.purse} onSelect={(purse) => change({ purse })} />
      <div>
        {filter.purse === 'SHELL' ? (
          <Tabs label="받은 것과 쓴 것" items={tabs} selected={filter.tab} onSelect={(tab) => change({ tab })}>
            {entries}
          </Tabs>
        ) : (
          entries
        )}
      </div>
    </div>
  );
}

function PointSkeleton() {
  return (
    <div className={styles.result} aria-hidden="true">
      <Skeleton height={96} radius={24} />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} style={{ paddingTop: 20 }}>
          <Skeleton width="60%" height={24} />
        </div>
      ))}
    </div>
  );
}
