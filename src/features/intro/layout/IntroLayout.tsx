import type { ReactNode } from 'react';
import { FooterFrame } from '#src/components/layout/FooterFrame.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { OfflineBanner } from '#src/components/states/OfflineBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { introHelp, introMenu } from '../introMenu.ts';
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

/** The end of a visitor's pages. */
function IntroFooter() {
  const { site } = useServices();
  const help = [
    ...introHelp(site),
    ...(site === 'edu' ? [{ key: 'introInquiry', label: '문의하기', href: paths.introInquiry.getHref() }] : []),
    { key: 'login', label: '로그인', href: paths.login.getHref() },
  ];
  return (
    <FooterFrame
      deep
      groups={[
        { label: '소개', links: introMenu(site) },
        { label: '도움', links: help },
      ]}
    />
  );
}
