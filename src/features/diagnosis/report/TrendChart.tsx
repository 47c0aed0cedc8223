import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import styles from './TrendChart.module.css';
import { type TrendPoint, trendScale } from './trendScale.ts';

/** How the level went over the tests: a dot for each, with the span it may lie in. Read out as a list of sentences. */
export function TrendChart({ points }: { points: readonly TrendPoint[] }) {
  const { heightOf } = trendScale(points);
  const line = points.map(({ raq }, at) => `${((at + 0.5) / points.length) * 100},${100 - heightOf(raq)}`).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many results are wider than a phone; keys must scroll them too
    <section className={styles.view} aria-label="읽기 수준의 흐름" tabIndex={0}>
      <ol className={styles.chart} style={{ minWidth: `${points.length * 68}px` }}>
        {points.map(({ finishedAt, raq, error, readingLevel }, at) => {
          const [year, month] = seoulDay(Date.parse(finishedAt)).split('-');
          const [bottom, top] = [heightOf(raq - error), heightOf(raq + error)];
          return (
            <li key={finishedAt} data-now={at === points.length - 1 || undefined}>
              <span className="visually-hidden">
                {formatShortDate(Date.parse(finishedAt))} {levelOfRaq(raq - error)}에서 {levelOfRaq(raq + error)} 사이,
                가운데는 {readingLevel}
              </span>
              <span className={styles.well} aria-hidden="true">
                <span className={styles.span} style={{ bottom: `${bottom}%`, height: `${top - bottom}%` }} />
                <span className={styles.dot} style={{ bottom: `${heightOf(raq)}%` }} />
                <b style={{ bottom: `${heightOf(raq)}%` }}>{readingLevel}</b>
              </span>
              <span className={styles.day} aria-hidden="true">
                {year?.slice(2)}.{Number(month)}
              </span>
            </li>
          );
        })}
        <li className={styles.line} aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={line} />
          </svg>
        </li>
      </ol>
    </section>
  );
}
