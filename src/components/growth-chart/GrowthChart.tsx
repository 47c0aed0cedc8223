import type { Growth } from '#contract/myPage.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import styles from './GrowthChart.module.css';
import { growthScale } from './growthScale.ts';

/** On a phone the newest months are what is seen first. */
function showNewest(view: HTMLElement | null): void {
  if (view) view.scrollLeft = view.scrollWidth;
}

interface GrowthChartProps {
  points: Growth['points'];
  /** Low, and narrow enough to be seen whole with a few months: for a sheet of paper. */
  small?: boolean;
}

/** The line with its band, a dot for each month. Read out as a list of sentences. */
export function GrowthChart({ points, small = false }: GrowthChartProps) {
  const heightOf = growthScale(points);
  const acrossOf = (at: number) => ((at + 0.5) / points.length) * 100;
  const corner = (at: number, raq: number) => `${acrossOf(at)},${100 - heightOf(raq)}`;
  const line = points.map(({ raq }, at) => corner(at, raq)).join(' ');
  const upper = points.map(({ raqTo }, at) => corner(at, raqTo));
  const lower = points.map(({ raqFrom }, at) => corner(at, raqFrom)).reverse();
  return (
    <section
      className={styles.view}
      data-small={small || undefined}
      aria-label="달마다의 성장선"
      // A year is wider than a phone; keys must scroll it too
      tabIndex={small ? undefined : 0}
      ref={showNewest}
    >
      <ol className={styles.chart} style={{ minWidth: `${points.length * (small ? 44 : 60)}px` }}>
        <li className={styles.drawing} aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={[...upper, ...lower].join(' ')} />
            <polyline points={line} />
          </svg>
        </li>
        {points.map(({ month, raq, raqFrom, raqTo, levelFrom, levelTo, markCount }, at) => {
          const isFirstOfYear = at === 0 || month.endsWith('-01');
          return (
            <li key={month} className={styles.month} data-now={at === points.length - 1 || undefined}>
              <span className="visually-hidden">
                {month.slice(0, 4)}년 {Number(month.slice(5))}월: {levelFrom}에서 {levelTo} 사이, 가운데는{' '}
                {levelOfRaq(raq)}. 진단과 미션 {markCount}번.
              </span>
              <span className={styles.well} aria-hidden="true">
                {points.length === 1 && (
                  <span
                    className={styles.band}
                    style={{ bottom: `${heightOf(raqFrom)}%`, height: `${heightOf(raqTo) - heightOf(raqFrom)}%` }}
                  />
                )}
                <span className={styles.dot} style={{ bottom: `${heightOf(raq)}%` }} />
                <b style={{ bottom: `${heightOf(raq)}%` }}>{levelOfRaq(raq)}</b>
              </span>
              <span className={styles.day} aria-hidden="true">
                {isFirstOfYear && `${month.slice(2, 4)}년 `}
                {Number(month.slice(5))}월
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
