import type { TextRemark } from '#contract/textReply.ts';
import styles from './TextReplyCard.module.css';

/** Sentences of a text, each with what a teacher wrote beside it. */
export function RemarkList({ remarks }: { remarks: readonly TextRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ key, quote, body }) => (
        <li key={`${key} ${quote} ${body}`}>
          <q>{quote.trim()}</q>
          <p data-read="">{body}</p>
        </li>
      ))}
    </ul>
  );
}
