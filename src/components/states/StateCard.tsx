import type { ReactNode } from 'react';
import styles from './StateCard.module.css';

interface StateCardProps {
  picture: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** The common shape of empty, failed and offline states. */
export function StateCard({ picture, title, text, action, role }: StateCardProps) {
  return (
    <div className={styles.card} role={role}>
      {picture}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
