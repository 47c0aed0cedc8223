import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { SeaScene } from '../../components/illustrations/SeaScene.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { OfflineBanner } from '../../components/states/OfflineBanner.tsx';
import { paths } from '../../config/paths.ts';
import { CardSignIn } from '../../features/sign-in/card/CardSignIn.tsx';
import { cardOfAddress, hideCardOfAddress } from '../../features/sign-in/card/cardOfAddress.ts';
import { SomebodyHere } from '../../features/sign-in/card/SomebodyHere.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useSession } from '../../lib/services/ServicesContext.ts';
import styles from './CardLoginPage.module.css';

/** Signing in by card, where the QR of a card leads as well. */
export function CardLoginPage() {
  useDocumentTitle('카드로 들어가기');
  const { state } = useLocation();
  const [shown, setCode] = useState(cardOfAddress);
  const code = shown ?? keptCode(state);
  useEffect(() => {
    // A camera that opens the next card in the same tab loads no page.
    const follow = () => {
      const next = cardOfAddress();
      if (next !== null) setCode(next);
      hideCardOfAddress();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // Who was in when the page came; who comes in by it is on the way to the main page.
  const account = useSession(({ account: one, landing }) => (landing === null ? one : null));
  return (
    <div className={styles.page}>
      <SeaScene />
      <OfflineBanner />
      <Main className={styles.main}>
        <ButtonLink
          className={styles.other}
          tone="white"
          to={paths.login.getHref()}
          icon={<KeyRound aria-hidden="true" />}
        >
          아이디로 들어가기
        </ButtonLink>
        <div className={styles.pet}>
          <PetFace species="octopus" stage="young" mood="joyful" size="fill" title="웃고 있는 문어" afloat />
        </div>
        <section className={styles.card}>
          {account ? <SomebodyHere name={account.name} code={code} /> : <CardSignIn key={code} code={code} />}
        </section>
      </Main>
    </div>
  );
}

/** The card that was shown before the child before was led out. */
function keptCode(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'card' in state && typeof state.card === 'string'
    ? state.card
    : null;
}
