import { LogOut } from 'lucide-react';
import { loginApi } from '#contract/endpoints/login.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { useEndSession } from '#src/lib/session/useEndSession.ts';
import styles from './CardSignIn.module.css';

/** A tablet goes from hand to hand: the child before is still in. What that child has not sent stays on the device. */
export function SomebodyHere({ name, code }: { name: string; code: string | null }) {
  const { api } = useServices();
  const endSession = useEndSession();
  const leave = () => {
    api.call(loginApi.signOut).catch(() => undefined);
    endSession(paths.cardLogin.getHref(), { card: code });
  };
  return (
    <div className={styles.form}>
      <h1>
        <span translate="no">{name}</span> 친구가 들어와 있어요
      </h1>
      <p className={styles.lead}>내 카드로 들어가려면 그 친구를 먼저 나가게 해요. 친구가 한 것은 그대로 있어요.</p>
      <Button size="l" wide icon={<LogOut aria-hidden="true" />} onClick={leave}>
        내 카드로 들어가기
      </Button>
      <ButtonLink size="l" wide tone="soft" to={paths.main.getHref()}>
        내가 <span translate="no">{withJosa(name, '이에요/예요')}</span>
      </ButtonLink>
    </div>
  );
}
