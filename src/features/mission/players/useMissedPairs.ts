import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MatchingContent, MissionAttempt } from '#contract/mission.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import { missedPairs } from './missedPairs.ts';

/**
 * Sends the game at a retry which pairs were wrong in the first round, until the player has seen them: they are taken
 * apart where they stand. Without the network it goes without.
 */
export function useMissedPairs({ attemptNo, bookNo, round }: MissionAttempt, content: MatchingContent): void {
  const { data } = useQuery({ ...missionQueries.result(useApi(), bookNo), enabled: round === 2 });
  const first = data?.results.find(({ readingMissionType }) => readingMissionType === 'MATCHING');
  const [seen, setSeen] = useState(false);
  useGameEvent('matching/missed-seen', (event) => setSeen((before) => before || event.attemptNo === attemptNo));
  useEffect(() => {
    if (round !== 2 || !first || first.attemptNo === attemptNo) return;
    gameBus.toGame.emit('matching/marked', { attemptNo, pairs: seen ? [] : missedPairs(content, first) });
  }, [attemptNo, round, first, content, seen]);
}
