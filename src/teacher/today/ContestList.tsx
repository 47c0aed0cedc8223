import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '#src/components/page/Panel.tsx';
import { contestPeriod } from '../contest/contestPeriod.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './TodayPage.module.css';

const SHOWN = 3;

/** Contests that run now; nothing where there is none. */
export function ContestList() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { data } = useQuery(staffQueries.contests(api, academyNo, 1));
  const running = data?.items.filter(({ status }) => status === 'IN_PROGRESS') ?? [];
  if (running.length === 0) return null;
  return (
    <Panel title="하고 있는 독서 대회" more={{ label: '대회 모두', href: staffPaths.contests }}>
      <ul className={styles.list}>
        {running.slice(0, SHOWN).map((contest) => (
          <li key={contest.contestNo} className={styles.row}>
            <Link to={staffPaths.contestOf(contest.contestNo)}>{contest.title}</Link>
            <span>
              {contest.hostName}
              <small>{contestPeriod(contest)}</small>
            </span>
            <span>
              {contest.joinedCount}/{contest.pupilCount}명
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
