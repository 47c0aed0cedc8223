import type { QueryClient } from '@tanstack/react-query';
import type { AquariumState } from '#contract/aquarium.ts';
import { isNewerAquarium } from '#domain/aquarium/isNewerAquarium.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { aquariumQuery } from './aquariumQuery.ts';

/**
 * Keeps the aquarium that came with an answer. A look that is on its way may bring back the aquarium of before, and is
 * repeated: it was begun because something had changed.
 *
 * @param isWanted asked last: the page may be left meanwhile, and somebody else signed in
 */
export async function keepAnswered(
  queries: QueryClient,
  api: ApiClient,
  state: AquariumState,
  isWanted: () => boolean,
): Promise<void> {
  const { queryKey } = aquariumQuery(api);
  const looks = queries.isFetching({ queryKey, exact: true }) > 0;
  // Taken back, a look puts what it found into its place a moment later: not before that.
  await queries.cancelQueries({ queryKey, exact: true });
  const known = queries.getQueryData(queryKey);
  // The answer to a repeated request has the aquarium as it was the first time.
  if (isWanted() && (!known || isNewerAquarium(state, known))) queries.setQueryData(queryKey, state);
  if (looks) void queries.invalidateQueries({ queryKey, exact: true });
}
