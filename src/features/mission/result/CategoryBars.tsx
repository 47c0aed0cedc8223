import type { BookMissionResult } from '#contract/mission.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { categoryMeanings, categoryWord, describeCategories } from '#domain/mission/describeCategories.ts';
import styles from './Bars.module.css';

/** What the questions asked of the reader, in words and counts: too few items for percentages to mean much. */
export function CategoryBars({ categories }: { categories: BookMissionResult['categories'] }) {
  const summary = describeCategories(categories);
  return (
    <section className={styles.card} aria-labelledby="category-bars">
      <h2 id="category-bars" className={styles.title}>
        어떤 이해를 잘했나요?
      </h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      <dl className={styles.bars}>
        {categories.map(({ category, correctCount, itemCount, rate }) => (
          <div key={category} className={styles.category}>
            <dt>
              {comprehensionCategoryNames[category]}
              <small>{categoryMeanings[category]}</small>
            </dt>
            <dd>
              <span className={styles.track} data-bar-track="">
                <span data-bar="" className={`${styles.fill} ${styles.coral}`} style={{ width: `${rate}%` }} />
              </span>
              <span className={styles.value}>
                {categoryWord(rate)}{' '}
                <small>
                  {itemCount}개 가운데 {correctCount}개
                </small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
