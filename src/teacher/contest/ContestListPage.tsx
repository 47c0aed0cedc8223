import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { StaffContestSummary } from '#contract/staffContest.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Contest.module.css';
import { contestPeriod } from './contestPeriod.ts';
import { contestStateNames } from './contestStateNames.ts';

/** Contests of the institution and of the classes in reach, those that run first. */
export function ContestListPage() {
  useDocumentTitle('독서 대회');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(staffQueries.contests(api, academyNo, page));
  return (
    <>
      <PageHeader
        title="독서 대회"
        lead="몇 주 동안 반 친구들과 함께 책을 읽고, 반마다 얼마나 읽었는지 보아요."
        actions={
          <ButtonLink to={staffPaths.newContest} icon={<Trophy aria-hidden="true" />}>
            독서 대회 열기
          </ButtonLink>
        }
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ items, totalCount, pageSize }) =>
          totalCount === 0 ? (
            <EmptyState
              title="아직 연 독서 대회가 없어요"
              text="두 주, 한 주에 책 한 권부터 가볍게 열어 보세요. 학생의 게임 대회 화면에 바로 보여요."
            />
          ) : (
            <PagedList
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(to) => setSearch({ page: String(to) })}
            >
              {items.length === 0 && <PastLastPage />}
              <ul className={styles.cards}>
                {items.map((contest) => (
                  <li key={contest.contestNo}>
                    <ContestCard contest={contest} />
                  </li>
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </>
  );
}

function ContestCard({ contest }: { contest: StaffContestSummary }) {
  const { contestNo, title, status, hostName, pupilCount, joinedCount, staffName } = contest;
  return (
    <Link to={staffPaths.contestOf(contestNo)} className={styles.card}>
      <span className={styles.state} data-state={status}>
        {contestStateNames[status]}
      </span>
      <b>{title}</b>
      <span className={styles.soft}>{hostName}</span>
      <span className={styles.soft}>{contestPeriod(contest)}</span>
      <span className={styles.joined}>
        학생 {pupilCount}명 · 참가 <b>{joinedCount}명</b>
      </span>
      {staffName && <span className={styles.hint}>{staffName} 선생님</span>}
    </Link>
  );
}
