import { CircleCheck } from 'lucide-react';
import styles from './FormStep.module.css';

/** Good news under a field. */
export function FreeNote({ children }: { children: string }) {
  return (
    <span className={styles.free}>
      <CircleCheck aria-hidden="true" />
      {children}
    </span>
  );
}
