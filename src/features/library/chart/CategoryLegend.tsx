import type { VerificationChart } from '#contract/library.ts';
import { bookCategoryNames } from '#domain/book/bookCategories.ts';
import styles from './CategoryLegend.module.css';
import { swatchClass } from './swatchClass.ts';

/** What each colour and pattern stands for, with the number of its books. */
export function CategoryLegend({ categories }: { categories: VerificationChart['categories'] }) {
  return (
    <ul className={styles.legend} aria-label="갈래마다 인증한 책">
      {categories.map(({ category, verifiedCount }) => (
        <li key={category} data-none={verifiedCount === 0 || undefined}>
          <span className={`${styles.swatch} ${swatchClass(category)}`} aria-hidden="true" />
          {bookCategoryNames[category]}
          <b>{verifiedCount.toLocaleString('ko-KR')}권</b>
        </li>
      ))}
    </ul>
  );
}
