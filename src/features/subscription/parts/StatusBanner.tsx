import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StatusBanner.module.css';

interface StandingNoteProps {
  title: string;
  text?: ReactNode;
  /** `care`: something waits for the reader. */
  tone?: 'plain' | 'care';
  /** Buttons under the text. */
  action?: ReactNode;
}

/** How things stand, in a sentence or two: calm, and the same for good and for bad news. */
export function StatusBanner({ title, text, tone = 'plain', action }: StandingNoteProps) {
  const Icon = tone === 'care' ? TriangleAlert : Info;
  return (
    <section className={`${styles.note} ${styles[tone]}`} aria-label={title}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
