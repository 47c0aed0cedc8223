import { useMemo } from 'react';
import type { MatchingContent } from '#contract/mission.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { lockedAnswers } from './lockedAnswers.ts';
import { useCanvasMission } from './useCanvasMission.ts';
import { useMissedPairs } from './useMissedPairs.ts';

/** The matching game: drawn by the game, kept and marked by way of the shell. */
export function MatchingPlayer({ session, content }: { session: MissionSession; content: MatchingContent }) {
  const { attempt, answers } = session;
  useMissedPairs(attempt, content);
  const scene = useMemo(() => {
    const { attemptNo, bookName, maxPoint } = attempt;
    const locked = lockedAnswers(attempt);
    return {
      scene: 'matching' as const,
      matching: { attemptNo, bookName, content, answers: { ...answers }, locked, maxPoint },
    };
  }, [attempt, content, answers]);
  return useCanvasMission(session, scene);
}
