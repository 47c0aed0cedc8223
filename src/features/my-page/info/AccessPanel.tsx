import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccessRecordList } from '#contract/accessRecord.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { AccessRow } from './AccessRow.tsx';
import { NotMeDialog } from './NotMeDialog.tsx';
import styles from './rows.module.css';

/** Rows that are shown before somebody asks for all. */
const FIRST = 5;

/** When and from where this account was used, and who tried to. */
export function AccessPanel() {
  const [page, setPage] = useState(1);
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const query = useQuery(myPageQueries.accessRecords(useApi(), page));
  return (
    <Panel title="로그인 기록">
      <p className={styles.lead}>
        언제 어디에서 로그인하고 무엇을 바꿨는지 {query.data?.keptMonths ?? 3}개월 동안 남겨 둬요.
      </p>
      <QueryView query={query} skeleton={<Skeleton height={240} radius={16} />}>
        {({ items, totalCount, pageSize, ...data }) => {
          if (totalCount === 0) {
            return <p className={styles.none}>아직 남은 기록이 없어요. 다음 로그인부터 여기에 남아요.</p>;
          }
          if (!all) return <AccessRows items={items.slice(0, FIRST)} />;
          return (
            <PagedList page={data.page} pageCount={Math.ceil(totalCount / pageSize)} onPage={setPage}>
              {items.length === 0 ? <PastLastPage /> : <AccessRows items={items} />}
            </PagedList>
          );
        }}
      </QueryView>
      <div className={styles.end}>
        {!all && (query.data?.totalCount ?? 0) > FIRST && (
          <Button tone="ghost" onClick={() => setAll(true)}>
            기록 모두 보기
          </Button>
        )}
        <Button tone="soft" onClick={() => setAsking(true)}>
          내가 아니에요
        </Button>
      </div>
      {asking && <NotMeDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function AccessRows({ items }: Pick<AccessRecordList, 'items'>) {
  return (
    <ul className={styles.rows}>
      {items.map((record) => (
        <AccessRow key={record.recordNo} record={record} />
      ))}
    </ul>
  );
}
