import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { accountQuery } from '../../lib/queries/accountQuery.ts';
import { useAccount, useServices, useSession } from '../../lib/services/ServicesContext.ts';
import styles from './FindCard.module.css';
import { FindCard } from './FindCard.tsx';

/**
 * The new password is set, and every login of that account is over. Whether the one of this browser was among them, or
 * belongs to somebody else who uses it, the server is asked before a way on is shown.
 */
export function ResetDone() {
  const { api, session } = useServices();
  const signedIn = useAccount() !== null;
  const lost = useSession((state) => state.lost);
  const { isFetching } = useQuery({ ...accountQuery(api), enabled: signedIn, refetchOnMount: 'always' });

  // It ended as it should: the login page needs no words for it.
  useEffect(() => {
    if (lost) session.acknowledgeLoss();
  }, [lost, session]);

  return (
    <FindCard title="새 비밀번호로 바꿨어요">
      <div className={styles.sent} role="status">
        <ArtIcon name="check-mark-button" size={88} />
        <p>
          {signedIn
            ? '안전을 위해 그 아이디로 로그인한 곳에서는 모두 로그아웃했어요.'
            : '안전을 위해 다른 기기에서도 모두 로그아웃했어요. 새 비밀번호로 로그인해 주세요.'}
        </p>
      </div>
      {signedIn && isFetching ? <Skeleton height={60} radius={16} /> : <WayOn signedIn={signedIn} />}
    </FindCard>
  );
}

function WayOn({ signedIn }: { signedIn: boolean }) {
  return signedIn ? (
    <ButtonLink size="l" to={paths.root.getHref()}>
      첫 화면으로 가기
    </ButtonLink>
  ) : (
    <ButtonLink size="l" to={paths.login.getHref()}>
      로그인하러 가기
    </ButtonLink>
  );
}
