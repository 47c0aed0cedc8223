import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInChallengeData } from '#contract/auth.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { EntryFrame } from '../../components/layout/EntryFrame.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { paths } from '../../config/paths.ts';
import { ChallengePanel } from '../../features/sign-in/challenge/ChallengePanel.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { isRecord } from '../../lib/persisted/isRecord.ts';

/** Where a sleeping account of an academy or school wakes up. What the login answered comes with the navigation. */
export function DormancyPage() {
  useDocumentTitle('쉬고 있는 계정');
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const login = paths.login.getHref() + search;
  return (
    <EntryFrame guide={{ species: 'turtle', mood: 'joyful', speech: '잠든 친구를 살살 깨워 볼까요?' }}>
      {isDormant(state) ? (
        <ChallengePanel challenge={state} onLeave={() => navigate(login, { replace: true })} />
      ) : (
        <EmptyState
          titleAs="h1"
          mood="sleeping"
          title="쉬고 있는 계정을 깨우는 곳이에요"
          text="먼저 로그인하면 여기서 계정을 깨울 수 있어요."
          action={<ButtonLink to={login}>로그인하러 가기</ButtonLink>}
        />
      )}
    </EntryFrame>
  );
}

function isDormant(state: unknown): state is SignInChallengeData {
  return isRecord(state) && state.outcome === 'DORMANT' && typeof state.temporaryToken === 'string';
}
