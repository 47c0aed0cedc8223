import { Fragment } from 'react';
import type { PointEntries } from '#contract/myPage.ts';
import { DAY } from '#domain/time/duration.ts';
import { formatKoreanDate, formatPastDay, formatTime } from '#domain/time/formatKoreanDate.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PointFilter } from './PointFilter.ts';
import styles from './PointList.module.css';
import { signedAmount } from './signedAmount.ts';

interface PointListProps {
  purse: PointFilter['purse'];
  items: PointEntries['items'];
  now: number;
}

/** Days from now that are spoken of as 어제 or 3일 전. */
const NEAR_DAYS = 7;

/** Entries under the day they belong to, the newest first. */
export function PointList({ purse, items, now }: PointListProps) {
  const unit = purse === 'POINT' ? '점' : '개';
  const days = groupByDay(items);
  return (
    <div className={styles.list}>
      {[...days].map(([day, entries]) => {
        const at = Date.parse(entries[0]?.createdAt ?? '');
        return (
          <Fragment key={day}>
            <h2 className={styles.day}>
              {formatKoreanDate(at)}
              {now - at < NEAR_DAYS * DAY && <span>{formatPastDay(at, now)}</span>}
            </h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.entryNo} className={styles.row}>
                  <div className={styles.words}>
                    <strong>{entry.title}</strong>
                    <span>
                      {entry.details && `${entry.details} · `}
                      <time dateTime={entry.createdAt}>{formatTime(Date.parse(entry.createdAt))}</time>
                    </span>
                  </div>
                  <b className={entry.amount < 0 ? styles.minus : styles.plus}>
                    {signedAmount(entry.amount)}
                    {unit}
                  </b>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </div>
  );
}

function groupByDay(items: PointEntries['items']): Map<string, PointEntries['items']> {
  const days = new Map<string, PointEntries['items']>();
  for (const item of items) {
    const day = seoulDay(Date.parse(item.createdAt));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
