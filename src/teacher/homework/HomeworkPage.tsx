import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, FileText, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { HomeworkPage as HomeworkPageData } from '#contract/homework.ts';
import { isPaperKind } from '#domain/paper/paperKinds.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useMay, usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ChangeHomework } from './ChangeHomework.tsx';
import styles from './Homework.module.css';
import { HomeworkCalendar } from './HomeworkCalendar.tsx';
import { HomeworkTable } from './HomeworkTable.tsx';
import { WithdrawHomework } from './WithdrawHomework.tsx';

/** One homework: who has done what, and how. */
export function HomeworkPage() {
  useDocumentTitle('숙제');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const params = useParams();
  const named = { classNo: Number(params.classNo), homeworkNo: Number(params.homeworkNo) };
  const query = useQuery(staffQueries.oneHomework(api, academyNo, named));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {(homework) => <Shown homework={homework} />}
    </QueryView>
  );
}

function Shown({ homework }: { homework: HomeworkPageData }) {
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const [changing, setChanging] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const [saving, setSaving] = useState(false);
  const mayLead = useMay('LEAD_CLASS');
  const { classNo, homeworkNo, className, dueOn, staffName, note, pupilCount, doneCount } = homework;
  return (
    <>
      <PageHeader
        title={`${className} 숙제`}
        crumbs={[{ label: '숙제', href: staffPaths.homework }]}
        lead={`${formatMonthDay(startOfDayKey(dueOn))}까지 · ${pupilCount}명 가운데 ${doneCount}명이 다 했어요 · ${staffName} 선생님`}
        actions={
          <div className={styles.actions}>
            {mayLead && homework.tasks.some(({ task }) => isPaperKind(task)) && (
              <ButtonLink
                tone="soft"
                to={staffPaths.newPaperFor(classNo, homeworkNo)}
                icon={<FileText aria-hidden="true" />}
              >
                종이로 인쇄
              </ButtonLink>
            )}
            <Button tone="soft" icon={<CalendarPlus aria-hidden="true" />} onClick={() => setSaving(true)}>
              달력에 담기
            </Button>
            <Button
              tone="soft"
              disabled={demo}
              icon={<CalendarClock aria-hidden="true" />}
              onClick={() => setChanging(true)}
            >
              날짜와 말 바꾸기
            </Button>
            <Button
              tone="ghost"
              disabled={demo}
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => setWithdrawing(true)}
            >
              거두기
            </Button>
            <Button tone="ghost" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              인쇄
            </Button>
          </div>
        }
      />
      {note && <p className={styles.note}>{note}</p>}
      <HomeworkTable homework={homework} />
      <ChangeHomework
        key={`${homeworkNo} ${changing}`}
        homework={homework}
        open={changing}
        onClose={() => setChanging(false)}
      />
      <HomeworkCalendar homework={homework} open={saving} onClose={() => setSaving(false)} />
      <WithdrawHomework homework={homework} open={withdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}
