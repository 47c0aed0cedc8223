import type { ReactNode } from 'react';
import { sitePlacesOf } from '../../config/navigationOf.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { OfflineBanner } from '../states/OfflineBanner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { FooterFrame } from './FooterFrame.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import styles from './ShellLayout.module.css';

const loadDeviceBooks = async () => (await import('../device-books/DeviceBooks.tsx')).DeviceBooks;

interface ShellLayoutProps {
  pathname: string;
  /** The way to the documents of the site, in the footer. */
  policyLink: ReactNode;
  children: ReactNode;
}

/** The frame of ordinary pages. */
export function ShellLayout({ pathname, policyLink, children }: ShellLayoutProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        본문으로 가기
      </a>
      <Header pathname={pathname} />
      <OfflineBanner>
        <LateDeviceBooks />
      </OfflineBanner>
      <Main className={styles.main}>{children}</Main>
      <Footer policyLink={policyLink} />
      <BottomBar />
    </div>
  );
}

/** The end of a student's pages: every place of the site, and the documents. */
function Footer({ policyLink }: { policyLink: ReactNode }) {
  const { site } = useServices();
  return <FooterFrame groups={sitePlacesOf(site)} end={policyLink} />;
}

/** The books of this device, fetched where they are asked for: the service worker has the part. */
function LateDeviceBooks() {
  const DeviceBooks = useLatePart({ load: loadDeviceBooks, ahead: 0 });
  return DeviceBooks && <DeviceBooks />;
}
