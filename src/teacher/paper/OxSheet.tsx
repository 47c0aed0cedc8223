import type { PaperContent } from '#contract/paper.ts';
import styles from './PaperSheet.module.css';

/** Statements with two circles to mark. */
export function OxSheet({ content }: { content: Extract<PaperContent, { kind: 'OX' }> }) {
  return (
    <ol className={styles.statements}>
      {content.items.map(({ key, statement }, index) => (
        <li key={key}>
          <span className={styles.no}>{index + 1}</span>
          <span className={styles.statement}>{statement}</span>
          <span className={styles.circles}>
            <span>O</span>
            <span>X</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
