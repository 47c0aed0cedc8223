import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PetMood, PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { paths } from '../../config/paths.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { SeaScene } from '../illustrations/SeaScene.tsx';
import { PetFace } from '../pet/PetFace.tsx';
import { OfflineBanner } from '../states/OfflineBanner.tsx';
import styles from './EntryFrame.module.css';
import { LogoMark } from './Logo.tsx';
import { Main } from './Main.tsx';

export interface EntryGuide {
  species: PetSpecies;
  mood: PetMood;
  /** One or two short sentences. */
  speech: string;
}

interface EntryFrameProps {
  /** The sea creature that goes along, and its speech. */
  guide: EntryGuide;
  children: ReactNode;
}

const loginWay = { to: paths.login.getHref(), label: '로그인', name: '책바다 로그인 화면' };
const mainWay = { to: paths.root.getHref(), label: '첫 화면으로', name: '책바다 첫 화면' };

/** Pages in front of the login: a card in the sea, and a creature beside it that announces what comes next. */
export function EntryFrame({ guide, children }: EntryFrameProps) {
  const way = useAccount() === null ? loginWay : mainWay;
  return (
    <div className={styles.page}>
      <div className={styles.sea}>
        <SeaScene plants="right" />
      </div>
      <OfflineBanner />
      <header className={styles.top}>
        <Link to={way.to} className={styles.brand} aria-label={way.name}>
          <LogoMark size={40} />
          책바다
        </Link>
        <Link to={way.to} className={styles.login}>
          {way.label}
        </Link>
      </header>
      <Main className={styles.main}>
        <div className={styles.guide}>
          <p className={styles.says}>{guide.speech}</p>
          <div className={styles.pet}>
            <PetFace species={guide.species} stage="young" mood={guide.mood} size="fill" title="" afloat />
          </div>
        </div>
        <div className={styles.card}>{children}</div>
      </Main>
    </div>
  );
}
