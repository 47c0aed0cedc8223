import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BellSummary } from '#contract/goldenBell.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
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
import styles from './Bell.module.css';

/** Rounds of the golden bell: those that are open, and what became of the others. */
export function BellListPage() {
  useDocumentTitle('독서 골든벨');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(staffQueries.bells(api, academyNo, page));
  return (
    <>
      <PageHeader
        title="독서 골든벨"
        lead="함께 읽은 책으로 교실이나 강당에서 골든벨을 울려요. 빨리 누르는 점수는 없어요."
        actions={
          <ButtonLink to={staffPaths.newBell} icon={<Bell aria-hidden="true" />}>
            골든벨 열기
          </ButtonLink>
        }
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ items, totalCount, pageSize }) =>
          totalCount === 0 ? (
            <EmptyState title="아직 연 골든벨이 없어요" text="책 한 권, 열 문제부터 가볍게 열어 보세요." />
          ) : (
            <PagedList
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(to) => setSearch({ page: String(to) })}
            >
              {items.length === 0 && <PastLastPage />}
              <ul className={styles.list}>
                {items.map((room) => (
                  <li key={room.roomNo}>
                    <RoomCard room={room} />
                  </li>
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
      <p className={styles.hint}>지난 골든벨은 30일 뒤에 지워져요.</p>
    </>
  );
}

function RoomCard({ room }: { room: BellSummary }) {
  const { roomNo, phase, classNames, createdAt, questionCount, peopleCount, staffName, code } = room;
  const isOver = phase === 'ENDED';
  return (
    <Link className={styles.room} to={isOver ? staffPaths.bellResultOf(roomNo) : staffPaths.bellScreenOf(roomNo)}>
      <span className={styles.state} data-over={isOver}>
        {isOver ? '결과 보기' : `열려 있어요 · ${code}`}
      </span>
      <b>
        {formatMonthDay(Date.parse(createdAt))} {classNames}
      </b>
      <span>
        {questionCount}문제 · 학생 {peopleCount}명 · {staffName} 선생님
      </span>
    </Link>
  );
}
