import { Link } from 'react-router-dom';
import type { StaffToday } from '#contract/classroom.ts';
import { daysAgo } from '../pupils/daysAgo.ts';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './TodayPage.module.css';

/** Who has not read for a week, longest first. */
export function QuietList({ today }: { today: StaffToday }) {
  const maySee = useMay('SEE_PUPIL');
  if (today.quiet.length === 0) return <p className={styles.none}>아무도 없어요. 모두 일주일 안에 읽었어요.</p>;
  return (
    <ul className={styles.list}>
      {today.quiet.map(({ accountNo, name, className, lastDay }) => (
        <li key={accountNo} className={styles.row}>
          {maySee ? <Link to={staffPaths.pupilOf(accountNo)}>{name}</Link> : <b>{name}</b>}
          <span>{className ?? '반 없음'}</span>
          <span>{daysAgo(lastDay, today.today)}</span>
        </li>
      ))}
      {today.quietCount > today.quiet.length && (
        <li className={styles.none}>이 밖에 {today.quietCount - today.quiet.length}명이 더 있어요.</li>
      )}
    </ul>
  );
}
