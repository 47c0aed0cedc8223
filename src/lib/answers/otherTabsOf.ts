import type { Broadcast } from '../createBroadcast.ts';
import type { OtherTabs } from './JournalOptions.ts';

/**
 * The tabs of this browser in which the same attempt is open.
 *
 * @param place first part of the keys under which its answers wait on this device; names account and attempt
 */
export function otherTabsOf(broadcast: Broadcast, place: string): OtherTabs {
  return {
    send: (key, { value, seq }) => broadcast.send({ type: 'answer/given', place, key, value, seq }),
    listen: (listener) =>
      broadcast.listen((message) => {
        if (message.type === 'answer/given' && message.place === place)
          listener(message.key, { value: message.value, seq: message.seq });
      }),
  };
}
