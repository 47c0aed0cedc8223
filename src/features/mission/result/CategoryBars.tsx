import type { BookMissionResult } from '../../../../contract/mission.ts';
import { comprehensionCategoryNames } from '../../../../domain/diagnosis/comprehensionCategories.ts';
import styles from './Bars.module.css';

/** What the questions asked of the reader, in counts: too few items for percentages to mean much. */
export function CategoryBars({ categories }: { categories: BookMissionResult['categories'] }) {
  return (
    <section className={styles.card} aria-labelledby="category-bars">
      <h2 id="category-bars" className={styles.title}>
        어떤 이해를 잘했나요?
      </h2>
      <dl className={styles.bars}>
        {categories.map(({ category, correctCount, itemCount, rate }) => (
          <div key={category} className={styles.row}>
            <dt>{comprehensionCategoryNames[category]}</dt>
            <dd>
              <span className={styles.track}>
                <span className={`${styles.fill} ${styles.coral}`} style={{ width: `${rate}%` }} />
              </span>
              <span className={styles.value}>
                {itemCount}개 중 {correctCount}개
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
