import { IdCard, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SignInChallengeData } from '#contract/auth.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { LogoMark } from '../../components/layout/Logo.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { OfflineBanner } from '../../components/states/OfflineBanner.tsx';
import { paths } from '../../config/paths.ts';
import { KeptForNotice } from '../../features/sign-in/KeptForNotice.tsx';
import { LossNotice } from '../../features/sign-in/LossNotice.tsx';
import { SignInForm } from '../../features/sign-in/SignInForm.tsx';
import { TasteTeaser } from '../../features/voyage/TasteTeaser.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { lazyPage } from '../lazyPage.ts';
import styles from './LoginPage.module.css';

const ChallengePanel = lazyPage(
  async () => (await import('../../features/sign-in/challenge/ChallengePanel.tsx')).ChallengePanel,
);

const helpLinks = [
  { path: paths.findId, label: '아이디 찾기' },
  { path: paths.findReset, label: '비밀번호 다시 정하기' },
  { path: paths.notice, label: '공지사항' },
];

export function LoginPage() {
  useDocumentTitle('로그인');
  const { site } = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<SignInChallengeData | null>(null);

  function hold(next: SignInChallengeData): void {
    if (next.outcome === 'DORMANT' && site !== 'home')
      void navigate(paths.dormancy.getHref() + search, { state: next });
    else setHeld(next);
  }

  return (
    <div className={styles.page}>
      <SeaScene />
      <OfflineBanner />
      <Main className={styles.main}>
        <div className={styles.welcome}>
          <p className={styles.brand}>
            <LogoMark size={56} />
            책바다
          </p>
          <p className={styles.slogan}>
            오늘도 이야기 속으로
            <br />
            풍덩 빠져 볼까요?
          </p>
          <div className={styles.taste}>
            <TasteTeaser />
          </div>
          <div className={styles.pet}>
            <PetFace species="octopus" stage="young" mood="joyful" size="fill" title="웃고 있는 문어" afloat />
          </div>
        </div>
        <section className={styles.card}>
          {held ? (
            <Suspense>
              <ChallengePanel challenge={held} onLeave={() => setHeld(null)} />
            </Suspense>
          ) : (
            <>
              <h1>로그인</h1>
              <LossNotice />
              <KeptForNotice />
              <SignInForm onChallenge={hold} />
              {site !== 'home' && (
                <ButtonLink
                  className={styles.join}
                  size="l"
                  wide
                  tone="soft"
                  to={paths.cardLogin.getHref()}
                  // Its own document: only there may the camera be used.
                  reloadDocument
                  icon={<IdCard aria-hidden="true" />}
                >
                  카드로 들어가기
                </ButtonLink>
              )}
              {/* Its own document: only there may the script of the identity verifier run. */}
              <ButtonLink
                className={styles.join}
                size="l"
                wide
                tone="soft"
                to={paths.signUp.getHref()}
                reloadDocument
                icon={<UserPlus aria-hidden="true" />}
              >
                회원 가입
              </ButtonLink>
              <ul className={styles.help}>
                {helpLinks
                  .filter(({ path }) => path.built)
                  .map(({ path, label }) => (
                    <li key={label}>
                      <Link to={path.getHref()}>{label}</Link>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </section>
      </Main>
    </div>
  );
}
