import { Star } from 'lucide-react';
import styles from './MonthChart.module.css';

export interface ChartMonth {
  /** `YYYY-MM` */
  month: string;
  count: number;
  /** Null: no goal was set that month. */
  goal: number | null;
}

interface MonthChartProps {
  label: string;
  /** The oldest first; the last is the running month. */
  months: readonly ChartMonth[];
  /** One number in words, for instance `4` → `4권`. */
  formatCount: (count: number) => string;
}

/** Columns by month with a line where the goal stood. Read out as a list of sentences. */
export function MonthChart({ label, months, formatCount }: MonthChartProps) {
  const top = Math.max(1, ...months.map(({ count, goal }) => Math.max(count, goal ?? 0)));
  return (
    <ol className={styles.chart} aria-label={label}>
      {months.map(({ month, count, goal }, index) => {
        const reached = goal !== null && goal > 0 && count >= goal;
        return (
          <li key={month} data-now={index === months.length - 1 || undefined} data-reached={reached || undefined}>
            <span className="visually-hidden">{describe({ month, count, goal }, formatCount)}</span>
            <span className={styles.column} aria-hidden="true">
              {reached && <Star className={styles.star} />}
              <b>{count}</b>
              <span className={styles.well}>
                <span className={styles.bar} style={{ height: `${(count / top) * 100}%` }} />
                {goal !== null && goal > 0 && (
                  <span className={styles.goal} style={{ bottom: `${(goal / top) * 100}%` }} />
                )}
              </span>
            </span>
            <span className={styles.month} aria-hidden="true">
              {Number(month.slice(5))}월
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function describe({ month, count, goal }: ChartMonth, formatCount: (count: number) => string): string {
  const name = `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;
  return `${name} ${formatCount(count)}${goal ? `, 목표 ${formatCount(goal)}` : ''}`;
}
