import type { ReactNode } from 'react';
import type { ParentDiagnosis } from '#contract/diagnosis.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { levelSpan } from '../levelSpan.ts';
import { LevelScale } from './LevelScale.tsx';
import styles from './ReportHero.module.css';

export type Findings = Pick<
  ParentDiagnosis,
  | 'finishedAt'
  | 'readingLevel'
  | 'raq'
  | 'raqFrom'
  | 'raqTo'
  | 'levelFrom'
  | 'levelTo'
  | 'grades'
  | 'meaning'
  | 'categories'
  | 'nextSteps'
  | 'trend'
  | 'changeText'
  | 'notice'
>;

interface ReportHeroProps {
  findings: Findings;
  /** Whose it is, and of what test. */
  who: ReactNode;
  actions?: ReactNode;
}

/** What the reader is like, first in words, then as a stretch of the way. */
export function ReportHero({ findings, who, actions }: ReportHeroProps) {
  const { finishedAt, raq, raqFrom, raqTo, grades, meaning } = findings;
  return (
    <section className={styles.hero} aria-labelledby="diagnosis-meaning">
      <p className={styles.who}>
        {who} · {formatKoreanDate(Date.parse(finishedAt))}
      </p>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 id="diagnosis-meaning">{meaning.title}</h1>
          <p>{meaning.text}</p>
        </div>
        <dl className={styles.level}>
          <dt>읽기 수준</dt>
          <dd>{levelSpan(findings)}</dd>
          <dd className={styles.grades}>{grades} 깊이의 책</dd>
        </dl>
      </div>
      <LevelScale raq={raq} raqFrom={raqFrom} raqTo={raqTo} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
