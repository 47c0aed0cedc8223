import type { MatchingContent } from '../../../../contract/mission.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { lockedAnswers } from './lockedAnswers.ts';
import { useCanvasMission } from './useCanvasMission.ts';
import { useMissedPairs } from './useMissedPairs.ts';

/** The matching game: drawn by the game, kept and marked by way of the shell. */
export function MatchingPlayer({ session, content }: { session: MissionSession; content: MatchingContent }) {
  const { attempt, answers } = session;
  useMissedPairs(attempt, content);
  return useCanvasMission(session, () => ({
    scene: 'matching',
    matching: {
      attemptNo: attempt.attemptNo,
      bookName: attempt.bookName,
      content,
      answers: { ...answers },
      locked: lockedAnswers(attempt),
      maxPoint: attempt.maxPoint,
    },
  }));
}
