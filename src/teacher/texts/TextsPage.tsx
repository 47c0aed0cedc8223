import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { TextList } from './TextList.tsx';
import styles from './TextsPage.module.css';
import { type ReplyDraft, TextView } from './TextView.tsx';

type Show = 'WAITING' | 'ALL';

const tabs = [
  { key: 'WAITING', label: '답을 기다리는 글' },
  { key: 'ALL', label: '모든 글' },
] as const;

/** What pupils wrote: the list on the left, one text beside it; on a phone one of the two. */
export function TextsPage() {
  useDocumentTitle('글');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { accountNo, attemptNo } = useParams();
  const [search, setSearch] = useSearchParams();
  const show: Show = search.get('show') === 'ALL' ? 'ALL' : 'WAITING';
  const page = readPage(search);
  const query = useQuery(staffQueries.texts(api, academyNo, { show, page }));
  // Words that are not sent yet stay while somebody looks at another text.
  const drafts = useRef(new Map<number, ReplyDraft>());
  const opened = attemptNo === undefined ? null : { accountNo: Number(accountNo), attemptNo: Number(attemptNo) };
  return (
    <div className={styles.page} data-opened={opened !== null || undefined}>
      <div className={styles.list}>
        {opened === null && <PageHeader title="글" lead="학생이 쓴 글을 읽고 한마디 남겨 주세요." />}
        <Tabs label="글 목록" items={tabs} selected={show} onSelect={(key) => setSearch({ show: key })}>
          <QueryView query={query} skeleton={<PageSkeleton />}>
            {({ items, totalCount, pageSize }) =>
              totalCount === 0 ? (
                <EmptyState
                  title={show === 'WAITING' ? '모두 답했어요' : '아직 낸 글이 없어요'}
                  text={
                    show === 'WAITING'
                      ? '새 글이 들어오면 여기에 모여요.'
                      : '생각해 보기와 독후감을 내면 여기에 모여요.'
                  }
                />
              ) : (
                <PagedList
                  page={page}
                  pageCount={Math.ceil(totalCount / pageSize)}
                  onPage={(to) => setSearch({ show, page: String(to) })}
                >
                  {items.length === 0 && <PastLastPage />}
                  <TextList items={items} openedNo={opened?.attemptNo ?? null} />
                </PagedList>
              )
            }
          </QueryView>
        </Tabs>
      </div>
      {opened && (
        <TextView key={opened.attemptNo} opened={opened} list={query.data?.items ?? []} drafts={drafts.current} />
      )}
    </div>
  );
}
