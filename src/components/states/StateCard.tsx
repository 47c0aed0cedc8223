import type { ReactNode } from 'react';
import { TitleText } from '../book/TitleText.tsx';
import styles from './StateCard.module.css';

interface StateCardProps {
  picture: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Small print below everything. */
  note?: ReactNode;
  role?: 'alert' | 'status';
  /** `h1` where the state is the whole page. */
  titleAs?: 'p' | 'h1' | undefined;
}

/** The common shape of empty, failed and offline states. */
export function StateCard({ picture, title, text, action, note, role, titleAs: Title = 'p' }: StateCardProps) {
  return (
    <div className={styles.card} role={role}>
      {picture}
      <Title className={styles.title}>
        <TitleText>{title}</TitleText>
      </Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {note}
    </div>
  );
}
