import type { ReactNode } from 'react';
import { SeaScene } from '#src/components/illustrations/SeaScene.tsx';
import { LogoMark } from '#src/components/layout/Logo.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { OfflineBanner } from '#src/components/states/OfflineBanner.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './EntryCard.module.css';

interface EntryCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The card of every step before the staff pages, over the sea. */
export function EntryCard({ title, lead, children }: EntryCardProps) {
  return (
    <div className={styles.page}>
      <SeaScene />
      <OfflineBanner />
      <Main className={styles.main}>
        <section className={styles.card} aria-labelledby="entry-title">
          <div className={styles.top}>
            <p className={styles.brand}>
              <LogoMark size={44} />
              책바다 선생님
            </p>
            {/* Another app: the browser goes there. */}
            <a href={paths.login.getHref()}>학생이라면</a>
          </div>
          <h1 id="entry-title">{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.content}>{children}</div>
        </section>
      </Main>
    </div>
  );
}
