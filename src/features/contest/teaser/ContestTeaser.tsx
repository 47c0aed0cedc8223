import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDaysLeft } from '#domain/time/formatKoreanDate.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { paths } from '#src/config/paths.ts';
import { serverNow } from '../clock/serverNow.ts';
import type { StampedStatus } from '../contestQueries.ts';
import styles from './ContestTeaser.module.css';
import { useTeasedContest } from './useTeasedContest.ts';

/** On the main page while a contest is near or runs: one line that leads there. Nothing else waits for it. */
export function ContestTeaser() {
  const status = useTeasedContest();
  if (!status || status.status === 'COMPLETED') return null;
  return (
    <Link className={styles.teaser} to={paths.contest.getHref()}>
      <ArtIcon name="sailboat" size={52} />
      <span className={styles.words}>
        <strong>{status.title}</strong>
        <span>{wordsOf(status)}</span>
      </span>
      <Flags />
      <ChevronRight className={styles.go} aria-hidden="true" />
    </Link>
  );
}

function wordsOf(status: StampedStatus): string {
  const now = serverNow(status);
  if (status.status === 'WAIT') {
    return `곧 시작해요! ${formatDaysLeft(Date.parse(status.startsAt), now).replace('까지예요', ' 시작해요')}`;
  }
  // The last moment belongs to the day after the last day.
  return `지금 열리고 있어요. ${formatDaysLeft(Date.parse(status.endsAt) - 1, now)}`;
}

function Flags() {
  return (
    <svg className={styles.flags} viewBox="0 0 220 44" aria-hidden="true">
      <path d="M0 6Q110 42 220 6" fill="none" stroke="#4f7078" strokeWidth="1.5" opacity=".5" />
      {['#f57c5f', '#f3c677', '#2fa19f', '#ee8fa6', '#6fbf73'].map((fill, index) => {
        const x = 22 + index * 44;
        const y = 6 + 18 * (1 - ((x - 110) / 110) ** 2);
        return <path key={fill} d={`M${x - 9} ${y}h18l-9 17Z`} fill={fill} />;
      })}
    </svg>
  );
}
