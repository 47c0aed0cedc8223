import type { ReactNode } from 'react';
import styles from './IntroBand.module.css';

export type BandTone = 'white' | 'sea' | 'sand' | 'deep';

interface IntroBandProps {
  tone?: BandTone;
  headline: string;
  text?: string;
  /** Beside the headline on wide screens, instead of under it. */
  aside?: ReactNode;
  /** Headline in the middle. */
  centred?: boolean;
  children?: ReactNode;
}

/** A full-width part of a page with its headline. */
export function IntroBand({ tone = 'white', headline, text, aside, centred, children }: IntroBandProps) {
  return (
    <section className={`${styles.band} ${styles[tone]}`}>
      <div className={styles.inside}>
        <div className={aside ? styles.split : ''}>
          <div className={`${styles.head} ${centred ? styles.centred : ''}`}>
            <h2>{headline}</h2>
            {text && <p>{text}</p>}
            {aside && children}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {!aside && children}
      </div>
    </section>
  );
}
