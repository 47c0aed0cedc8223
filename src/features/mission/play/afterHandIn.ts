import type { QueryClient } from '@tanstack/react-query';
import type { Broadcast } from '../../../lib/createBroadcast.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';

/** A mission was handed in: what this window and the others show of points, books and pets is old. */
export function afterHandIn(queries: QueryClient, broadcast: Broadcast): void {
  broadcast.send({ type: 'main/changed' });
  broadcast.send({ type: 'aquarium/changed', revision: 0 });
  // What is known of this book is old now; a page that still showed it would celebrate the wrong mission.
  queries.removeQueries({ queryKey: [queryKeys.mission] });
  void queries.invalidateQueries();
}
