import { Fragment } from 'react';
import styles from './Parts.module.css';

/** Words that stay whole: a line may break between them only. */
export function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
