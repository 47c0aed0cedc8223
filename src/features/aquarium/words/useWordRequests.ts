import { useQueryClient } from '@tanstack/react-query';
import { wordMissionApi } from '#contract/endpoints/wordMission.ts';
import type { WordMission } from '#contract/wordMission.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import type { Persisted } from '#src/lib/persisted/createPersisted.ts';
import type { CaughtBubbles } from '#src/lib/persisted/seenMarks.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { isSignedInAs } from '#src/lib/session/isSignedInAs.ts';
import { aquariumQuery } from '../aquariumQuery.ts';
import { keepAnswered } from '../keepAnswered.ts';

/**
 * Carries what the player catches to the server and its answers back.
 *
 * @param kept what was judged right, on this device
 * @param onChange receives how a word, and the purse, stand now
 */
export function useWordRequests(
  kept: Persisted<CaughtBubbles>,
  onChange: (mission: WordMission, shells?: number) => void,
): void {
  const { api, broadcast, session } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const queries = useQueryClient();
  const home = aquariumQuery(api).queryKey;

  useGameEvent('word-catch/caught', ({ wordMissionNo, bubbleIds }) => {
    api
      .call(wordMissionApi.catchBubbles, { params: { wordMissionNo }, body: { bubbleIds: [...bubbleIds] } })
      .then((result) => {
        const { [String(wordMissionNo)]: before = [], ...others } = kept.read();
        const right = bubbleIds.slice(0, result.rightCount);
        // An answer that was overtaken knows of fewer.
        const caught = right.length > before.length ? right : before;
        kept.write(result.solved ? others : { ...others, [String(wordMissionNo)]: [...caught] });
        if (result.solved) void queries.invalidateQueries({ queryKey: home, exact: true });
        gameBus.toGame.emit('word-catch/judged', { wordMissionNo, bubbleIds, ok: true, result });
        onChange(result.mission);
      })
      .catch((error: unknown) => {
        const message = describeError(error);
        gameBus.toGame.emit('word-catch/judged', { wordMissionNo, bubbleIds, ok: false, message });
      });
  });

  useGameEvent('word-catch/reward-wanted', ({ wordMissionNo }) => {
    api
      .call(wordMissionApi.takeReward, { params: { wordMissionNo } })
      .then(({ change, mission }) => {
        const { state } = change;
        // Somebody else may have signed in meanwhile.
        const isOwn = () => isSignedInAs(session, accountNo);
        if (isOwn()) void keepAnswered(queries, api, state, isOwn);
        broadcast.send({ type: 'aquarium/changed', revision: state.revision });
        gameBus.toGame.emit('word-catch/rewarded', { wordMissionNo, ok: true, mission, shells: state.shells });
        onChange(mission, state.shells);
      })
      .catch((error: unknown) => {
        gameBus.toGame.emit('word-catch/rewarded', { wordMissionNo, ok: false, message: describeError(error) });
      });
  });
}
