import { useQuery } from '@tanstack/react-query';
import { History, type LucideIcon, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccessRecordList } from '#contract/accessRecord.ts';
import { accessKindNames } from '#domain/account/accessKindNames.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { accessWords } from './accessWords.ts';
import styles from './rows.module.css';
import { useEndLogins } from './useEndLogins.ts';

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

/** One record: what, when, on which device and from about where. */
function AccessRow({ record }: { record: AccessRecordList['items'][number] }) {
  const { kind, at, device, address } = record;
  const Icon: LucideIcon = kind.endsWith('_REFUSED') ? ShieldAlert : History;
  const words = accessWords(record);
  const place = [device, address].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong>{accessKindNames[kind]}</strong>
        {words !== null && <span>{words}</span>}
        <span>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
        </span>
        <span>{place || '여러 곳'}</span>
      </div>
    </li>
  );
}

/** What to do about a record that is not one's own. */
function NotMeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { others } = useEndLogins();
  const changePassword = () => {
    onClose();
    void navigate(`${paths.mypageInfo.getHref()}#password`, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="내가 한 일이 아닌가요?"
      description={
        '비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃돼요.\n로그인하지 못한 기록만 있다면 아무도 들어오지 못한 거예요. 그래도 걱정되면 바꿔 주세요.'
      }
      footer={
        <>
          <Button tone="soft" busy={others.isPending} onClick={() => others.mutate(undefined, { onSettled: onClose })}>
            다른 기기 모두 로그아웃
          </Button>
          <Button onClick={changePassword}>비밀번호 바꾸기</Button>
        </>
      }
    />
  );
}
