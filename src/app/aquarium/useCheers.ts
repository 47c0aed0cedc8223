import { useQueryClient } from '@tanstack/react-query';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import { aquariumQuery } from '../../features/aquarium/aquariumQuery.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** Fetches the cheers that the scene asks for; what was shown is no longer new. */
export function useCheers(): void {
  const api = useApi();
  const client = useQueryClient();
  useGameEvent('aquarium/cheers-wanted', () => {
    const markSeen = async () => {
      await api.call(neighbourApi.markCheersSeen);
      await client.invalidateQueries({ queryKey: aquariumQuery(api).queryKey });
    };
    api.call(neighbourApi.readCheers).then(
      ({ items }) => {
        gameBus.toGame.emit('aquarium/cheers', { cheers: items });
        // They are read all the same; another time they are marked.
        if (items.some(({ isNew }) => isNew)) markSeen().catch(() => undefined);
      },
      () => gameBus.toGame.emit('aquarium/cheers', { cheers: null }),
    );
  });
}
