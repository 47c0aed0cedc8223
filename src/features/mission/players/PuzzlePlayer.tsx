import { useMemo } from 'react';
import type { CrosswordContent } from '../../../../contract/mission.ts';
import { useGameEvent } from '../../../game-host/useGameEvent.ts';
import { createCrosswordSettings } from '../../../lib/persisted/createCrosswordSettings.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { lockedAnswers } from './lockedAnswers.ts';
import { useCanvasMission } from './useCanvasMission.ts';

/** The crossword: drawn by the game, kept and marked by way of the shell. */
export function PuzzlePlayer({ session, content }: { session: MissionSession; content: CrosswordContent }) {
  const { attempt, answers } = session;
  const { storage } = useServices();
  const settings = useMemo(() => createCrosswordSettings(storage), [storage]);
  useGameEvent('crossword/settings-wanted', (wanted) => settings.write(wanted));
  return useCanvasMission(session, () => ({
    scene: 'crossword',
    puzzle: {
      attemptNo: attempt.attemptNo,
      bookName: attempt.bookName,
      content,
      answers: { ...answers },
      locked: lockedAnswers(attempt),
      hints: attempt.hints,
      maxPoint: attempt.maxPoint,
      hintPrice: attempt.hintPrice,
      skipFilled: settings.read().skipFilled,
    },
  }));
}
