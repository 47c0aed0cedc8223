import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MatchingContent } from '#contract/mission.ts';
import type { PetMood } from '#domain/aquarium/petSpecies.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { loadAlertDialog } from '#src/components/feedback/loadAlertDialog.ts';
import { Main } from '#src/components/layout/Main.tsx';
import { portraitSource } from '#src/components/pet-portrait/portraitSource.ts';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { LoadingBar } from '#src/game-host/LoadingBar.tsx';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { useScreenLock } from '#src/lib/browser/useScreenLock.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import { missionScenes } from '../missionScenes.ts';
import { lockedAnswers } from '../players/lockedAnswers.ts';
import { OxPlayer } from '../players/OxPlayer.tsx';
import { PuzzlePlayer } from '../players/PuzzlePlayer.tsx';
import { QuizPlayer } from '../players/QuizPlayer.tsx';
import { type ReportPadComponent, ReportPlayer } from '../players/ReportPlayer.tsx';
import { type NotesComponent, ThinkPlayer } from '../players/ThinkPlayer.tsx';
import { useCanvasMission } from '../players/useCanvasMission.ts';
import { useMissedPairs } from '../players/useMissedPairs.ts';
import { type MissionSession, useMissionSession } from '../session/useMissionSession.ts';
import { CanvasSettings } from '../settings/SettingsButton.tsx';
import { ClosedMission } from './ClosedMission.tsx';
import styles from './MissionPlayer.module.css';
import { QueuedSubmission } from './QueuedSubmission.tsx';

interface MissionPlayerProps {
  bookNo: number;
  kind: MissionKind;
  /** Where a report is written. */
  ReportPad: ReportPadComponent;
  /** The student's own notes, to be opened beside a text. */
  Notes: NotesComponent;
  /** Opens the same notes over a mission that has no room beside it. */
  NotesButton: ComponentType<{ bookNo: number; mission: MissionKind; compact: true }>;
}

const WORDS = '미션을 준비하고 있어요';

/** Starts or resumes a mission and hands it to the player of its kind. */
export function MissionPlayer({ bookNo, kind, ReportPad, Notes, NotesButton }: MissionPlayerProps) {
  const state = useMissionSession(bookNo, kind);
  // What goes wrong without a network must be shown without one; an early try that fails is no loss.
  useEffect(() => void loadAlertDialog().catch(() => {}), []);
  if (state.phase === 'loading') {
    // The canvas goes on with the same bar.
    if (missionScenes[kind])
      return (
        <Main>
          <LoadingBar label={WORDS} />
        </Main>
      );
    return (
      <div className={styles.waiting}>
        <LoadingNote>{WORDS}</LoadingNote>
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Main className={styles.waiting}>
        <ErrorState
          error={state.error}
          titleAs="h1"
          onRetry={state.retry}
          retrying={state.retrying}
          back={
            <ButtonLink tone="soft" to={paths.bookMission.getHref({ bookNo })}>
              미션 목록으로
            </ButtonLink>
          }
        />
      </Main>
    );
  }
  if (state.phase === 'held') {
    return <QueuedSubmission queue={state.queue} mission={state.mission} onResume={state.resume} />;
  }
  if (state.phase === 'closed') return <ClosedMission bookNo={bookNo} kind={kind} elsewhere={state.elsewhere} />;
  return (
    <>
      <ScreenLit />
      <PlayerOf
        session={state.session}
        ReportPad={ReportPad}
        Notes={Notes}
        notes={<NotesButton bookNo={bookNo} mission={kind} compact />}
      />
      <CanvasSettings />
    </>
  );
}

/** As long as a mission is played. */
function ScreenLit() {
  useScreenLock();
  return null;
}

interface PlayerOfProps extends Pick<MissionPlayerProps, 'ReportPad' | 'Notes'> {
  session: MissionSession;
  notes: ReactNode;
}

function PlayerOf({ session, ReportPad, Notes, notes }: PlayerOfProps) {
  const { content } = session.attempt;
  switch (content.kind) {
    case 'PUZZLE':
      return <PuzzlePlayer session={session} content={content} />;
    case 'MATCHING':
      return <MatchingPlayer session={session} content={content} />;
    case 'OX':
      return <OxPlayer session={session} content={content} notes={notes} />;
    case 'QUIZ':
      return <QuizPlayer session={session} content={content} notes={notes} />;
    case 'THINK':
      return <ThinkPlayer session={session} content={content} Notes={Notes} />;
    case 'REPORT':
      return <ReportPlayer session={session} content={content} Pad={ReportPad} />;
  }
}

/** The matching game: drawn by the game, kept and marked by way of the shell. A verdict is sent to it as it comes. */
function MatchingPlayer({ session, content }: { session: MissionSession; content: MatchingContent }) {
  const { attempt, answers } = session;
  const { attemptNo, bookNo, markedAtOnce, verdicts } = attempt;
  useMissedPairs(attempt, content);
  const result = useQuery({ ...missionQueries.result(useApi(), bookNo), enabled: markedAtOnce });
  const pet = result.data?.pet;
  useEffect(
    () => gameBus.toGame.emit('matching/judged', { attemptNo, atOnce: markedAtOnce, verdicts }),
    [attemptNo, markedAtOnce, verdicts],
  );
  const navigate = useNavigate();
  useGameEvent('matching/page-wanted', ({ pageNo }) => {
    session.place.keep();
    void navigate(`${paths.bookRead.getHref({ bookNo })}?page=${pageNo}`);
  });
  const scene = useMemo(() => {
    const { attemptNo, bookName, maxPoint, markedAtOnce, verdicts } = attempt;
    const locked = lockedAnswers(attempt);
    const picture = (mood: PetMood) => portraitSource(pet?.species ?? null, pet?.stage ?? 'egg', mood);
    const onlooker = pet === undefined ? null : { calm: picture('calm'), joyful: picture('joyful') };
    const marking = { markedAtOnce, verdicts, onlooker };
    return {
      scene: 'matching' as const,
      matching: { attemptNo, bookName, content, answers: { ...answers }, locked, maxPoint, ...marking },
    };
  }, [attempt, content, answers, pet]);
  return useCanvasMission(session, scene);
}
