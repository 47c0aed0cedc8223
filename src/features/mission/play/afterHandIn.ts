import type { QueryClient } from '@tanstack/react-query';
import type { Broadcast } from '#src/lib/createBroadcast.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';

/**
 * A mission was handed in, in this window or by itself once the network was back: what this window and the others show
 * of points, books and pets is old.
 */
export function afterHandIn(queries: QueryClient, broadcast: Broadcast): void {
  broadcast.send({ type: 'main/changed' });
  broadcast.send({ type: 'aquarium/changed', revision: 0 });
  // A page that is opened next waits for the new: with what was known of missions it would celebrate the wrong one.
  // One that is open asks again and stands as it is meanwhile; somebody may be writing there.
  queries.removeQueries({ queryKey: [queryKeys.mission], type: 'inactive' });
  void queries.invalidateQueries();
}
