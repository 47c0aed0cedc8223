import type { DiagnosisReport } from '#contract/diagnosis.ts';
import { categoryMeanings } from '#domain/mission/describeCategories.ts';
import styles from './CategoryRows.module.css';

/**
 * Each kind of understanding in a word, with a bar and the mark that the word is judged by. No counts and no ranks: a
 * few questions cannot bear them.
 */
export function CategoryRows({ categories }: { categories: DiagnosisReport['categories'] }) {
  return (
    <>
      <p className={styles.legend}>막대 가운데의 금은 이 레벨의 독자에게 기대하는 만큼이에요.</p>
      <ul className={styles.rows}>
        {categories.map(({ category, name, word, wordName, standing }) => (
          <li key={category} data-word={word}>
            <span className={styles.name}>
              <strong>{name}</strong>
              <small>{categoryMeanings[category]}</small>
            </span>
            <span className={styles.track} data-bar-track="" aria-hidden="true">
              <span data-bar="" className={styles.fill} style={{ width: `${standing}%` }} />
            </span>
            <span className={styles.word}>{wordName}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
