import { Link } from 'react-router-dom';
import type { ModerationList } from '#contract/moderation.ts';
import { formatShortTime } from '../formatShortTime.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './ModerationPage.module.css';

type ReportedPupilProps = Pick<ModerationList['names'][number], 'pupil' | 'at'>;

/** Whose it is, and since when it waits. */
export function ReportedPupil({ pupil, at }: ReportedPupilProps) {
  return (
    <p className={styles.pupil}>
      <Link to={staffPaths.pupilOf(pupil.accountNo)} translate="no">
        {pupil.name}
      </Link>
      <span className={styles.quiet}>
        {[pupil.className, formatShortTime(at)].filter((part) => part !== null).join(' · ')}
      </span>
    </p>
  );
}
