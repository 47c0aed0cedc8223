import type { ReactNode } from 'react';
import { LogoMark } from '../layout/Logo.tsx';
import { Main } from '../layout/Main.tsx';
import styles from './ParentPage.module.css';

interface ParentPageProps {
  /** What was sent home. */
  about: string;
  /** Room for charts beside each other. */
  wide?: boolean;
  /** What it shows is a whole sheet of paper with a head of its own. */
  paper?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}

/** The frame of what a parent opens with a link: without a login, without a menu. */
export function ParentPage({ about, wide = false, paper = false, children, foot }: ParentPageProps) {
  return (
    <div className={styles.page} data-wide={wide} data-paper={paper}>
      <header className={styles.top}>
        <LogoMark size={44} />
        <p>
          <strong>책바다</strong>
          <span>{about}</span>
        </p>
      </header>
      <Main className={styles.main}>{children}</Main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
