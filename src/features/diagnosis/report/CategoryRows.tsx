import type { DiagnosisReport } from '../../../../contract/diagnosis.ts';
import { categoryMeanings } from '../../../../domain/mission/describeCategories.ts';
import styles from './CategoryRows.module.css';

/** Each kind of understanding in a word, with a bar. No counts and no ranks: a few questions cannot bear them. */
export function CategoryRows({ categories }: { categories: DiagnosisReport['categories'] }) {
  return (
    <ul className={styles.rows}>
      {categories.map(({ category, name, word, wordName, rate }) => (
        <li key={category} data-word={word}>
          <span className={styles.name}>
            <strong>{name}</strong>
            <small>{categoryMeanings[category]}</small>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${rate}%` }} />
          </span>
          <span className={styles.word}>{wordName}</span>
        </li>
      ))}
    </ul>
  );
}
