import type { ReactNode } from 'react';
import styles from './KeyHint.module.css';

/** Which keys answer; shown where there is a mouse, and so most likely a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}

/** One key as it is printed on the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return <kbd className={styles.cap}>{children}</kbd>;
}
