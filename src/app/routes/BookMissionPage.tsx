import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type MissionKind, missionKindNames } from '#domain/mission/missionKinds.ts';
import { ShellLayout } from '../../components/layout/ShellLayout.tsx';
import { PageSkeleton } from '../../components/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { useFailure } from '../../components/states/useFailure.ts';
import { ContestMissionNote } from '../../features/contest/mission/ContestMissionNote.tsx';
import { isContestOffer } from '../../features/contest/mission/isContestOffer.ts';
import { isOutsideContest } from '../../features/contest/mission/isOutsideContest.ts';
import { useContestNotice } from '../../features/contest/mission/useContestNotice.ts';
import { MissionBoard } from '../../features/mission/board/MissionBoard.tsx';
import { isWrittenMission } from '../../features/mission/isWrittenMission.ts';
import { missionQueries } from '../../features/mission/missionQueries.ts';
import { missionScenes } from '../../features/mission/missionScenes.ts';
import { MissionPlayer } from '../../features/mission/play/MissionPlayer.tsx';
import { MissionStart } from '../../features/mission/play/MissionStart.tsx';
import { OfflineMissions } from '../../features/mission/play/OfflineMissions.tsx';
import { readMissionKind } from '../../features/mission/readMissionKind.ts';
import { missionPlace } from '../../features/mission/session/missionPlace.ts';
import { useKeptMissions } from '../../features/mission/session/useKeptMissions.ts';
import { NotesBeside } from '../../features/note/beside/NotesBeside.tsx';
import { NoteTakingStart } from '../../features/note/beside/NoteTakingStart.tsx';
import { NotesButton } from '../../features/note/popup/NotesButton.tsx';
import { ReportPad } from '../../features/note/report/ReportPad.tsx';
import { useSceneSoon } from '../../game-host/useSceneSoon.ts';
import { mayFetchAhead } from '../../lib/browser/mayFetchAhead.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useAccount, useApi, useServices } from '../../lib/services/ServicesContext.ts';
import { PolicyLink } from '../PolicyLink.tsx';

/**
 * The missions of a book; `?kind=` names one: its start screen the first time of its kind, then the mission itself. What a
 * contest has to announce before a mission begins is shown each time.
 */
export function BookMissionPage() {
  const bookNo = Number(useParams().bookNo);
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const kind = readMissionKind(search.get('kind'));
  const { tabStorage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  // After a login that was lost in the middle of it, a mission goes on without a question.
  const [started, setStarted] = useState(() =>
    kind && missionPlace(tabStorage).read({ accountNo, bookNo, kind }) ? `${bookNo}:${kind}` : null,
  );
  const board = useQuery(missionQueries.board(useApi(), bookNo));
  const contest = useContestNotice({ bookNo, kind, wanted: !kind || started !== `${bookNo}:${kind}` });
  useDocumentTitle([kind ? missionKindNames[kind] : '미션', board.data?.bookName].filter(Boolean).join(' · '));

  const failure = useFailure(board);
  const kept = useKeptMissions(bookNo, failure !== null);
  /** The address names the mission that is played: a reload finds it. */
  function start(chosen: MissionKind): void {
    setStarted(`${bookNo}:${chosen}`);
    if (chosen !== kind) setSearch({ kind: chosen });
  }

  const here = kind && `${bookNo}:${kind}`;
  const entry = board.data?.missions.find(({ readingMissionType }) => readingMissionType === kind);
  // Decided once, when everything is known: a start screen that is read does not give way to the mission by itself.
  // The board has shown it; the start of each mission would only repeat it.
  const [offerReadOf, setOfferReadOf] = useState<number | null>(null);
  const [decided, setDecided] = useState<string | null>(null);
  if (board.data && !contest.pending && decided !== here) {
    setDecided(here);
    const offerRead = offerReadOf === bookNo && isContestOffer(contest.availablePoint);
    const nothingToShow = entry?.state !== 'NEW' || isOutsideContest(contest.availablePoint) || offerRead;
    if (here && entry?.knownKind && entry.state !== 'DONE' && nothingToShow) setStarted(here);
  }
  if (!kind && offerReadOf !== bookNo && isContestOffer(contest.availablePoint)) setOfferReadOf(bookNo);
  const playing = kind !== null && started === here;
  // While its start screen is read, and while the server opens it, the game is fetched and made ready.
  // So is it on the board, from which a known mission begins at once.
  const known = board.data?.missions.find(
    ({ knownKind, state, readingMissionType }) => knownKind && state !== 'DONE' && missionScenes[readingMissionType],
  );
  const next = kind ?? known?.readingMissionType;
  const comes = playing || ((entry ?? known)?.state !== 'DONE' && board.data !== undefined && mayFetchAhead());
  useSceneSoon((comes && next && missionScenes[next]) || 'none');

  if (playing)
    return (
      <MissionPlayer
        key={kind}
        bookNo={bookNo}
        kind={kind}
        ReportPad={ReportPad}
        Notes={NotesBeside}
        NotesButton={NotesButton}
      />
    );
  return (
    <ShellLayout pathname={pathname} policyLink={<PolicyLink />}>
      {((board.isPending && !failure) || (board.data && contest.pending)) && <PageSkeleton />}
      {failure &&
        (kept.length > 0 ? (
          <OfflineMissions
            missions={kept}
            onStart={(chosen) => start(chosen)}
            onRetry={() => void board.refetch()}
            retrying={board.isFetching}
          />
        ) : (
          <ErrorState titleAs="h1" error={failure} onRetry={() => void board.refetch()} retrying={board.isFetching} />
        ))}
      {board.data &&
        !contest.pending &&
        (entry && entry.state !== 'DONE' ? (
          <MissionStart
            bookNo={bookNo}
            bookName={board.data.bookName}
            entry={entry}
            notes={
              isWrittenMission(entry.readingMissionType) && (
                <NoteTakingStart bookNo={bookNo} mission={entry.readingMissionType} />
              )
            }
            contest={<ContestMissionNote availablePoint={contest.availablePoint} kind={entry.readingMissionType} />}
            onStart={() => start(entry.readingMissionType)}
          />
        ) : (
          <MissionBoard
            board={board.data}
            contest={<ContestMissionNote availablePoint={contest.availablePoint} kind={null} />}
          />
        ))}
    </ShellLayout>
  );
}
