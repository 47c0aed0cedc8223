import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { taskLine } from '#domain/homework/taskLine.ts';
import { formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './TodayPage.module.css';

const SHOWN = 4;

/** Homework that pupils are at, the soonest day first; nothing where there is none. */
export function HomeworkDueList() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { data } = useQuery(staffQueries.homework(api, academyNo, { show: 'OPEN', page: 1 }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title="하고 있는 숙제" more={{ label: '숙제 모두', href: staffPaths.homework }}>
      <ul className={styles.list}>
        {data.items.slice(0, SHOWN).map(({ homeworkNo, classNo, className, dueOn, tasks, pupilCount, doneCount }) => (
          <li key={homeworkNo} className={styles.row}>
            <Link to={staffPaths.homeworkOf(classNo, homeworkNo)}>{className}</Link>
            <span>
              {taskLine(tasks)}
              <small>{formatMonthDay(startOfDayKey(dueOn))}까지</small>
            </span>
            <span>
              {doneCount}/{pupilCount}명
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
