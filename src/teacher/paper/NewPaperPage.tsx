import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PrintedSheets } from '#contract/paper.ts';
import { className } from '#domain/classroom/className.ts';
import { isPaperKind } from '#domain/paper/paperKinds.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import type { ChosenMission } from './ChooseMission.tsx';
import { PaperForm } from './PaperForm.tsx';
import styles from './PaperPage.module.css';
import { PrintSheets } from './PrintSheets.tsx';

/** Printing a mission for pupils of a class, from a homework with its missions at hand. */
export function NewPaperPage() {
  useDocumentTitle('종이 미션 인쇄');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search] = useSearchParams();
  const [classNo, homeworkNo] = [Number(search.get('classNo')), Number(search.get('homeworkNo'))];
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const pupils = useQuery(staffQueries.pupils(api, academyNo, classNo));
  const homework = useQuery({
    ...staffQueries.oneHomework(api, academyNo, { classNo, homeworkNo }),
    enabled: homeworkNo > 0,
  });
  const [printed, setPrinted] = useState<PrintedSheets | null>(null);
  const one = classes.data?.classes.find((each) => each.classNo === classNo);
  if (classes.data && !one) return <UnknownPage />;
  const name = one ? className(one) : '반';
  if (printed) {
    const { sheets, done } = printed;
    return <PrintSheets sheets={sheets} notice={noticeOf(sheets.length, done)} onBack={() => setPrinted(null)} />;
  }
  const suggested = (homework.data?.tasks ?? []).flatMap(({ task, taskName, ...book }): ChosenMission[] =>
    isPaperKind(task) ? [{ ...book, kind: task, missionName: taskName }] : [],
  );
  const isWaiting = homeworkNo > 0 && homework.isPending;
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title="종이 미션 인쇄"
          crumbs={[
            { label: name, href: staffPaths.classOf(classNo) },
            { label: '종이 미션', href: staffPaths.paperOf(classNo) },
          ]}
          lead="학생마다 이름과 코드가 있는 A4 종이가 한 장씩 나와요."
        />
      </div>
      <QueryView query={pupils} skeleton={<PageSkeleton />}>
        {({ pupils: all }) => {
          const active = all.filter(({ status }) => status === 'ACTIVE');
          if (active.length === 0)
            return <EmptyState title="아직 학생이 없어요" text="학생이 들어오면 인쇄할 수 있어요." />;
          if (isWaiting) return <PageSkeleton />;
          return (
            <PaperForm
              classNo={classNo}
              className={name}
              grade={one?.grade ?? ''}
              pupils={active}
              suggested={suggested}
              onPrinted={setPrinted}
            />
          );
        }}
      </QueryView>
    </>
  );
}

function noticeOf(count: number, done: PrintedSheets['done']): string {
  const names = done.map(({ name }) => name).join(', ');
  const left = done.length === 0 ? '' : ` 이미 이 미션을 낸 ${done.length}명의 종이는 만들지 않았어요: ${names}.`;
  return count === 0
    ? `만든 종이가 없어요.${left}`
    : `종이 ${count}장을 만들었어요. 인쇄하고 나서 학생이 화면에서 풀어도 같은 미션이라 한 번만 세요.${left}`;
}
