import { Navigate, useParams } from 'react-router-dom';
import type { HostBell } from '#contract/goldenBell.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { ScreenFrame } from '../screen/ScreenFrame.tsx';
import { useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { BellFilm } from './BellFilm.tsx';
import { BellLobby } from './BellLobby.tsx';
import { BellStage } from './BellStage.tsx';
import { HostTools } from './HostTools.tsx';
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

function titleOf({ place, questionCount, people, code }: HostBell, carrier: string): string {
  const standing = people.filter((person) => person.standing).length;
  const where =
    place === 0 ? '독서 골든벨' : `${place} / ${questionCount}번 · 남은 학생 ${standing}명 · 방 번호 ${code}`;
  if (carrier === 'REPLACED') return `다른 창에서 이어 하고 있어요 · ${where}`;
  return carrier === 'NONE' ? `다시 이어지고 있어요 · ${where}` : where;
}
