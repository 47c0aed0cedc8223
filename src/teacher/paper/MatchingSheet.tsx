import type { PaperContent } from '#contract/paper.ts';
import { leftSigns } from '#domain/paper/sheetItems.ts';
import styles from './PaperSheet.module.css';

/** Two columns: letters with a box each, and the numbers that are written into the boxes. */
export function MatchingSheet({ content }: { content: Extract<PaperContent, { kind: 'MATCHING' }> }) {
  return (
    <div className={styles.matching}>
      <ol>
        {content.lefts.map(({ id, text, picture }, index) => (
          <li key={id}>
            <span className={styles.no}>{leftSigns[index]}</span>
            {picture === undefined ? (
              <span className={styles.card}>{text}</span>
            ) : (
              <span className={styles.card}>
                <img src={`/art/story/${picture}.webp`} alt="" /> {text}
              </span>
            )}
            <span className={styles.box} />
          </li>
        ))}
      </ol>
      <ol>
        {content.rights.map(({ id, text }, index) => (
          <li key={id}>
            <span className={styles.no}>{index + 1}</span>
            <span className={styles.card}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
