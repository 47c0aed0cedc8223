import type { VerificationChart } from '#contract/library.ts';
import { bookCategories, bookCategoryNames } from '#domain/book/bookCategories.ts';
import { useMediaQuery } from '#src/lib/browser/useMediaQuery.ts';
import styles from './CategoryMonths.module.css';
import { swatchClass } from './swatchClass.ts';

type Month = VerificationChart['months'][number];

/** CSS pixels of the highest column. */
const HEIGHT = 220;
/** Months that fit beside each other on a phone. */
const ON_A_PHONE = 6;

const totalOf = ({ counts }: Month) => bookCategories.reduce((sum, category) => sum + counts[category], 0);

/** One column a month, with a layer for each category. Read out as a list of sentences. */
export function CategoryMonths({ months }: { months: readonly Month[] }) {
  const phone = useMediaQuery('(max-width: 37.5em)');
  const shown = phone ? months.slice(-ON_A_PHONE) : months;
  const top = Math.max(3, ...shown.map(totalOf));
  return (
    <ol className={styles.chart} aria-label="달마다 인증한 책">
      {shown.map((month, index) => (
        <li key={month.month} data-now={index === shown.length - 1 || undefined}>
          <span className="visually-hidden">{describe(month)}</span>
          <span className={styles.column} style={{ height: HEIGHT + 28 }} aria-hidden="true">
            <b>{totalOf(month) || ''}</b>
            <span className={styles.stack}>
              {bookCategories.map(
                (category) =>
                  month.counts[category] > 0 && (
                    <span
                      key={category}
                      className={`${styles.layer} ${swatchClass(category)}`}
                      style={{ height: (month.counts[category] / top) * HEIGHT }}
                    />
                  ),
              )}
            </span>
          </span>
          <span className={styles.month} aria-hidden="true">
            {Number(month.month.slice(5))}월
          </span>
        </li>
      ))}
    </ol>
  );
}

function describe(month: Month): string {
  const name = `${Number(month.month.slice(0, 4))}년 ${Number(month.month.slice(5))}월`;
  const parts = bookCategories.flatMap((category) =>
    month.counts[category] > 0 ? `${bookCategoryNames[category]} ${month.counts[category]}권` : [],
  );
  return parts.length === 0 ? `${name} 인증한 책 없음` : `${name} ${totalOf(month)}권: ${parts.join(', ')}`;
}
