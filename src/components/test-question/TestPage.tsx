import type { ReactNode } from 'react';
import { Main } from '../layout/Main.tsx';
import styles from './TestPage.module.css';

/** A page that stands in place of a test: it is loading, resting, or cannot be had. Nothing here distracts. */
export function TestPage({ children }: { children: ReactNode }) {
  return (
    <Main className={styles.page}>
      <div className={styles.card}>{children}</div>
    </Main>
  );
}
