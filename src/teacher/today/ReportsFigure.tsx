import { ShieldQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { staffPaths } from '../staffPaths.ts';
import styles from './TodayPage.module.css';

/** Reports, reviews, names and held results that wait, with the way to them. */
export function ReportsFigure({ count }: { count: number }) {
  return (
    <li>
      <Link to={staffPaths.moderation} className={styles.figure}>
        <ShieldQuestion aria-hidden="true" />
        <b>{count}건</b>
        <span>확인할 것</span>
      </Link>
    </li>
  );
}
