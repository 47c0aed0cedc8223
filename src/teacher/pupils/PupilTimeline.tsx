import { BookOpen, Medal, Puzzle } from 'lucide-react';
import type { PupilPage } from '#contract/classroom.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import styles from './PupilPage.module.css';

type Entry = PupilPage['timeline'][number];

const icons = { READ: BookOpen, MISSION: Puzzle, VERIFIED: Medal };

function describe(entry: Entry): string {
  if (entry.kind === 'READ') return `${entry.bookName} ${entry.pageCount}쪽 읽음`;
  if (entry.kind === 'VERIFIED') return `${entry.bookName} 미션까지 모두 마침`;
  return `${entry.bookName} ${entry.missionName}${entry.rate === null ? '' : ` ${Math.round(entry.rate)}점`}`;
}

/** What was done, day after day, the latest first. */
export function PupilTimeline({ timeline }: { timeline: PupilPage['timeline'] }) {
  if (timeline.length === 0) return <p>석 달 동안 한 일이 없어요.</p>;
  const days = [...new Set(timeline.map(({ day }) => day))];
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <h3>{formatKoreanDate(startOfDayKey(day))}</h3>
          <ul>
            {timeline
              .filter((entry) => entry.day === day)
              .map((entry, index) => {
                const Icon = icons[entry.kind];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: entries of a day have no other name
                  <li key={index} data-kind={entry.kind}>
                    <Icon aria-hidden="true" />
                    {describe(entry)}
                  </li>
                );
              })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
