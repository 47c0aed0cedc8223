import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'sea' | 'kelp' | 'sand' | 'coral' | 'plain';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'sea', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
