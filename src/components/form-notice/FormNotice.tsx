import { CircleAlert, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormNotice.module.css';

interface FormNoticeProps {
  /** `refusal`: something has to be corrected or done again. `advice`: good to know. */
  tone?: 'refusal' | 'advice';
  children: ReactNode;
  /** Buttons under the text. */
  action?: ReactNode;
}

/** What concerns a whole form rather than one field: what happened, what is kept, what to do. */
export function FormNotice({ tone = 'refusal', children, action }: FormNoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'refusal' ? 'alert' : 'status'}>
      {tone === 'refusal' ? <CircleAlert aria-hidden="true" /> : <LifeBuoy aria-hidden="true" />}
      <div className={styles.text}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
