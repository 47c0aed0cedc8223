import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Badge } from '#src/components/badge/Badge.tsx';
import type { StampedStatus } from '../contestQueries.ts';
import { periodOf } from '../words/periodOf.ts';
import styles from './ContestHero.module.css';
import { Countdown } from './Countdown.tsx';
import { FestivalSea } from './FestivalSea.tsx';

interface ContestHeroProps {
  status: StampedStatus;
  /** The contest's own pictures, when the operator has given some. */
  pictures?: { pcImagePath: string | null; mobileImagePath: string | null } | undefined;
  lead: ReactNode;
  /** In the words of who gives the contest. */
  prizes?: string | null | undefined;
  /** Buttons below the countdown. */
  actions?: ReactNode;
}

const standing = {
  WAIT: { tone: 'sand', text: '곧 열려요' },
  IN_PROGRESS: { tone: 'coral', text: '지금 열리고 있어요' },
  COMPLETED: { tone: 'plain', text: '대회가 끝났어요' },
} as const;

/** The front of the contest in all its states: the sea on festival day, the name, the days and the countdown. */
export function ContestHero({ status, pictures, lead, prizes, actions }: ContestHeroProps) {
  const { tone, text } = standing[status.status];
  const pc = pictures?.pcImagePath ?? pictures?.mobileImagePath;
  return (
    <section className={styles.hero} data-status={status.status}>
      {pc ? (
        <picture className={styles.picture}>
          <source media="(max-width: 46.875em)" srcSet={pictures?.mobileImagePath ?? pc} />
          <img src={pc} alt="" />
        </picture>
      ) : (
        <FestivalSea />
      )}
      {status.status === 'COMPLETED' && (
        <p className={styles.over} aria-hidden="true">
          <ArtIcon name="anchor" size={56} />
          항해 완료
        </p>
      )}
      <div className={styles.words}>
        <Badge tone={tone}>{text}</Badge>
        <h1>{status.title}</h1>
        <p className={styles.days}>{periodOf(status.gameStartDate, status.gameEndDate)}</p>
        <div className={styles.lead}>{lead}</div>
        {prizes && (
          <p className={styles.prizes}>
            <Gift aria-hidden="true" />
            {prizes}
          </p>
        )}
        <Countdown status={status} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
