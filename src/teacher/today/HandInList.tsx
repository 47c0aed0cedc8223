import { Link } from 'react-router-dom';
import type { StaffToday } from '#contract/classroom.ts';
import { formatShortTime } from '../formatShortTime.ts';
import { useMay } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './TodayPage.module.css';

const SHOWN = 12;

/** What was handed in within two days, the latest first. */
export function HandInList({ handIns }: Pick<StaffToday, 'handIns'>) {
  const maySee = useMay('SEE_PUPIL');
  if (handIns.length === 0) return <p className={styles.none}>이틀 동안 낸 미션이 없어요.</p>;
  return (
    <ul className={styles.list}>
      {handIns.slice(0, SHOWN).map(({ accountNo, name, className, bookName, missionName, rate, at }) => (
        <li key={`${accountNo} ${at} ${missionName}`} className={styles.row}>
          {maySee ? <Link to={staffPaths.pupilOf(accountNo)}>{name}</Link> : <b>{name}</b>}
          <span>
            {bookName} · {missionName}
            <small>{className ?? '반 없음'}</small>
          </span>
          <span>
            {rate !== null && `${Math.round(rate)}%`}
            <small>{formatShortTime(at)}</small>
          </span>
        </li>
      ))}
      {handIns.length > SHOWN && <li className={styles.none}>이 밖에도 {handIns.length - SHOWN}개가 더 있어요.</li>}
    </ul>
  );
}
