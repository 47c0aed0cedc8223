import type { ReactNode } from 'react';
import styles from './Beside.module.css';

/** What somebody looks at while writing: beside the text where there is room, above it elsewhere. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row} data-aside={Boolean(aside)}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>{children}</div>
    </div>
  );
}
