import type { ReactNode } from 'react';
import { Main } from '#src/components/layout/Main.tsx';
import { OfflineBanner } from '#src/components/states/OfflineBanner.tsx';
import { IntroFooter } from './IntroFooter.tsx';
import { IntroHeader } from './IntroHeader.tsx';
import styles from './IntroLayout.module.css';

/** The frame of pages for visitors: menu of the intro, door to the login, and what helps at the end. */
export function IntroLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        본문으로 가기
      </a>
      <IntroHeader />
      <OfflineBanner />
      <Main className={styles.main}>{children}</Main>
      <IntroFooter />
    </div>
  );
}
