import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { HomeworkSummary } from '#contract/homework.ts';
import { taskLine } from '#domain/homework/taskLine.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
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
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Homework.module.css';

type Show = 'OPEN' | 'PAST';

const tabs = [
  { key: 'OPEN', label: '하고 있는 숙제' },
  { key: 'PAST', label: '지난 숙제' },
] as const;

/** Homework of the classes in reach, with how many pupils have done it. */
export function HomeworkListPage() {
  useDocumentTitle('숙제');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const show: Show = search.get('show') === 'PAST' ? 'PAST' : 'OPEN';
  const page = readPage(search);
  const query = useQuery(staffQueries.homework(api, academyNo, { show, page }));
  const make = (
    <ButtonLink to={staffPaths.newHomework} icon={<NotebookPen aria-hidden="true" />}>
      숙제 내기
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title="숙제" lead="학생의 첫 화면 맨 위에 보여요." actions={make} />
      <Tabs label="숙제 목록" items={tabs} selected={show} onSelect={(key) => setSearch({ show: key })}>
        <QueryView query={query} skeleton={<PageSkeleton />}>
          {({ items, totalCount, pageSize }) =>
            totalCount === 0 ? (
              <EmptyState
                title={show === 'OPEN' ? '하고 있는 숙제가 없어요' : '지난 숙제가 없어요'}
                text={
                  show === 'OPEN'
                    ? '책 한 권, 미션 하나부터 가볍게 내 보세요.'
                    : '날짜가 지난 숙제는 여기에서 다시 볼 수 있어요.'
                }
              />
            ) : (
              <PagedList
                page={page}
                pageCount={Math.ceil(totalCount / pageSize)}
                onPage={(to) => setSearch({ show, page: String(to) })}
              >
                {items.length === 0 && <PastLastPage />}
                <ul className={styles.cards}>
                  {items.map((one) => (
                    <li key={one.homeworkNo}>
                      <HomeworkCard homework={one} />
                    </li>
                  ))}
                </ul>
              </PagedList>
            )
          }
        </QueryView>
      </Tabs>
    </>
  );
}

function HomeworkCard({ homework }: { homework: HomeworkSummary }) {
  const { homeworkNo, classNo, className, dueOn, tasks, pupilCount, doneCount, staffName } = homework;
  return (
    <Link to={staffPaths.homeworkOf(classNo, homeworkNo)} className={styles.card}>
      <span className={styles.due}>{formatMonthDay(startOfDayKey(dueOn))}까지</span>
      <b>{className}</b>
      <span className={styles.what}>{taskLine(tasks)}</span>
      <span className={styles.progress}>
        <progress max={Math.max(1, pupilCount)} value={doneCount} aria-hidden="true" />
        <span>
          {pupilCount}명 가운데 <b>{doneCount}명</b>이 다 했어요
        </span>
      </span>
      <span className={styles.by}>{staffName} 선생님</span>
    </Link>
  );
}
