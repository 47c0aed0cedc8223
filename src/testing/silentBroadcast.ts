import type { Broadcast } from '../lib/createBroadcast.ts';

/** A browser with one tab. */
export const silentBroadcast: Broadcast = { send: () => {}, listen: () => () => {}, close: () => {} };
