import { useQueryClient } from '@tanstack/react-query';
import type { CatchResult, WordReward } from '../../../../contract/wordMission.ts';
import { gameBus } from '../../../game-host/gameBus.ts';
import { useGameEvent } from '../../../game-host/useGameEvent.ts';
import { describeError } from '../../../lib/api/describeError.ts';
import type { CaughtBubbles } from '../../../lib/persisted/createCaughtBubbles.ts';
import type { Persisted } from '../../../lib/persisted/createPersisted.ts';
import { useServices } from '../../../lib/services/ServicesContext.ts';
import { aquariumQuery } from '../aquariumQuery.ts';

/** Carries what the player catches to the server and its answers back. @param kept what was judged right, on this device */
export function useWordRequests(kept: Persisted<CaughtBubbles>): void {
  const { api, broadcast } = useServices();
  const queries = useQueryClient();
  const home = aquariumQuery(api).queryKey;

  useGameEvent('word-catch/caught', ({ wordMissionNo, bubbleIds }) => {
    const path = `/api/aquarium/word-missions/${wordMissionNo}/catches`;
    api
      .post<CatchResult>(path, { bubbleIds }, { idempotent: true })
      .then((result) => {
        const { [String(wordMissionNo)]: _before, ...others } = kept.read();
        const right = bubbleIds.slice(0, result.rightCount);
        kept.write(result.solved ? others : { ...others, [String(wordMissionNo)]: [...right] });
        if (result.solved) void queries.invalidateQueries({ queryKey: home, exact: true });
        gameBus.toGame.emit('word-catch/judged', { wordMissionNo, ok: true, result });
      })
      .catch((error: unknown) => {
        gameBus.toGame.emit('word-catch/judged', { wordMissionNo, ok: false, message: describeError(error) });
      });
  });

  useGameEvent('word-catch/reward-wanted', ({ wordMissionNo }) => {
    const path = `/api/aquarium/word-missions/${wordMissionNo}/rewards`;
    api
      .post<WordReward>(path, {}, { idempotent: true })
      .then(({ change, mission }) => {
        const { state } = change;
        queries.setQueryData(home, state);
        broadcast.send({ type: 'aquarium/changed', revision: state.revision });
        gameBus.toGame.emit('word-catch/rewarded', { wordMissionNo, ok: true, mission, shells: state.shells });
      })
      .catch((error: unknown) => {
        gameBus.toGame.emit('word-catch/rewarded', { wordMissionNo, ok: false, message: describeError(error) });
      });
  });
}
