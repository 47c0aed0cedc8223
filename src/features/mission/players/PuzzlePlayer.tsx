import { useMemo, useState } from 'react';
import type { CrosswordContent } from '#contract/mission.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { createCrosswordSettings } from '#src/lib/persisted/settings.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { lockedAnswers } from './lockedAnswers.ts';
import { useCanvasMission } from './useCanvasMission.ts';

/** The crossword: drawn by the game, kept and marked by way of the shell. */
export function PuzzlePlayer({ session, content }: { session: MissionSession; content: CrosswordContent }) {
  const { attempt, answers } = session;
  const { storage } = useServices();
  const settings = useMemo(() => createCrosswordSettings(storage), [storage]);
  const [skipFilled, setSkipFilled] = useState(() => settings.read().skipFilled);
  useGameEvent('crossword/settings-wanted', (wanted) => {
    settings.write(wanted);
    setSkipFilled(wanted.skipFilled);
  });
  const scene = useMemo(() => {
    const { attemptNo, bookName, hints, maxPoint, hintPrice, checksItself } = attempt;
    const locked = lockedAnswers(attempt);
    const paid = { hints, maxPoint, hintPrice };
    const puzzle = { attemptNo, bookName, content, answers: { ...answers }, locked, ...paid, skipFilled, checksItself };
    return { scene: 'crossword' as const, puzzle };
  }, [attempt, content, answers, skipFilled]);
  return useCanvasMission(session, scene);
}
