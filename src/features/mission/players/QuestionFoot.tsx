import type { ReactNode } from 'react';
import styles from './QuestionFoot.module.css';

/** Below a question: which keys answer it, and the way to report that something is wrong with it. */
export function QuestionFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
