import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { HostBell } from '#contract/goldenBell.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { BellFilm } from './BellFilm.tsx';
import { BellLobby } from './BellLobby.tsx';
import { BellStage } from './BellStage.tsx';
import { useHostBell } from './useHostBell.ts';

/** The big screen of a golden bell, with the commands of the host in the bar below. */
export function BellScreenPage() {
  const signedIn = useStaffSession(({ login }) => (login?.staff.posts.length ?? 0) > 0);
  const { roomNo } = useParams();
  return signedIn ? <BellScreen roomNo={Number(roomNo)} /> : <Navigate to={staffPaths.today} replace />;
}

function BellScreen({ roomNo }: { roomNo: number }) {
  useDocumentTitle('독서 골든벨');
  const bell = useHostBell(roomNo);
  return (
    <QueryView query={bell.query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ state }) => (
        <ScreenFrame title={titleOf(state, bell.carrier)} tools={<HostTools state={state} bell={bell} />}>
          {state.phase === 'LOBBY' && <BellLobby state={state} />}
          {state.phase === 'ENDED' && <BellFilm people={state.people} />}
          {state.question !== null && <BellStage state={state} question={state.question} offset={bell.offset} />}
        </ScreenFrame>
      )}
    </QueryView>
  );
}

function titleOf({ place, questionCount, people }: HostBell, carrier: string): string {
  const standing = people.filter((person) => person.standing).length;
  const where = place === 0 ? '독서 골든벨' : `${place} / ${questionCount}번 · 남은 학생 ${standing}명`;
  return carrier === 'NONE' ? `${where} · 다시 이어지고 있어요` : where;
}

type Host = ReturnType<typeof useHostBell>;

function HostTools({ state, bell }: { state: HostBell; bell: Host }) {
  const { phase, place, questionCount, people, roomNo } = state;
  const { press, isSending } = bell;
  const [isLeaving, setLeaving] = useState(false);
  const anyOut = people.some(({ standing }) => !standing);
  const isLast = place >= questionCount;
  if (phase === 'ENDED') return <ButtonLink to={staffPaths.bellResultOf(roomNo)}>결과 보기</ButtonLink>;
  return (
    <>
      {phase === 'LOBBY' && (
        <Button busy={isSending} onClick={() => press('OPEN_QUESTION')}>
          시작하기
        </Button>
      )}
      {phase === 'OPEN' && (
        <>
          <Button tone="soft" onClick={() => press('EXTEND')}>
            30초 더
          </Button>
          <Button busy={isSending} onClick={() => press('CLOSE')}>
            답 그만 받기
          </Button>
        </>
      )}
      {phase === 'CLOSED' && (
        <Button busy={isSending} onClick={() => press('REVEAL')}>
          정답 공개
        </Button>
      )}
      {phase === 'REVEALED' && (
        <>
          {anyOut && (
            <Button tone="soft" onClick={() => press('REVIVE_ALL')}>
              모두 돌아오기
            </Button>
          )}
          {anyOut && !isLast && (
            <Button tone="soft" onClick={() => press('OPEN_REVIVAL')}>
              패자부활전
            </Button>
          )}
          {!isLast && (
            <Button busy={isSending} onClick={() => press('OPEN_QUESTION')}>
              다음 문제
            </Button>
          )}
        </>
      )}
      {isLeaving || isLast ? (
        <Button tone={phase === 'REVEALED' && isLast ? 'primary' : 'coral'} onClick={() => press('END')}>
          {isLast ? '골든벨 울리기' : '정말 끝내기'}
        </Button>
      ) : (
        <Button tone="ghost" onClick={() => setLeaving(true)}>
          끝내기
        </Button>
      )}
    </>
  );
}
