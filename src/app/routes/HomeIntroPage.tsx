import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../../components/art-icon/artIconUrl.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { LogoMark } from '../../components/layout/Logo.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { paths } from '../../config/paths.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './HomeIntroPage.module.css';

const steps: readonly { art: ArtIconName; title: string; text: string }[] = [
  { art: 'open-book', title: '읽어요', text: '내 수준에 딱 맞는 책을 골라 한 쪽 한 쪽 읽어요.' },
  { art: 'puzzle-piece', title: '풀어요', text: '낱말 퍼즐, 짝 맞추기, 퀴즈로 읽은 것을 내 것으로 만들어요.' },
  { art: 'tropical-fish', title: '키워요', text: '모은 조개로 나만의 바다 친구를 돌보고 수족관을 꾸며요.' },
];

/** What a visitor of the home site sees first. */
export function HomeIntroPage() {
  useDocumentTitle('시작');
  const { search } = useLocation();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <section className={styles.hero}>
        <SeaScene plants="right" />
        <div className={styles.inside}>
          <div className={styles.words}>
            <p className={styles.brand}>
              <LogoMark size={56} />
              책바다
            </p>
            <h1>
              읽은 만큼
              <br />
              깊어지는 바다
            </h1>
            <p>책을 읽고, 미션을 풀고, 바다 친구를 키우는 우리 집 독서 놀이터예요.</p>
            <ButtonLink size="l" to={paths.login.getHref() + search} icon={<LogIn aria-hidden="true" />}>
              로그인하고 시작하기
            </ButtonLink>
          </div>
          <div className={styles.pet}>
            <PetFace species="whale" stage="young" mood="joyful" size="fill" title="웃고 있는 고래" afloat />
          </div>
        </div>
      </section>
      <section className={styles.steps} aria-label="책바다에서 하는 일">
        {steps.map(({ art, title, text }) => (
          <div key={title} className={styles.step}>
            <ArtIcon name={art} size={88} />
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </main>
  );
}
