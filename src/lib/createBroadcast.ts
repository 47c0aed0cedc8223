/** Messages between the tabs and the aquarium window of one student. Plain data only. */
export type BroadcastMessage =
  | { type: 'aquarium/changed'; revision: number }
  /** Reading, missions or the goal changed: what the main page shows is old. */
  | { type: 'main/changed' }
  /** Words were put into the basket or taken out. `sent`: the server has them, else they wait on this device. */
  | { type: 'word-basket/changed'; sent: boolean }
  /** An answer was given. `place`: first part of the keys under which those of its attempt wait on this device. */
  | { type: 'answer/given'; place: string; key: string; value: string; seq: number }
  | { type: 'signed-out' };

export interface Broadcast {
  send(message: BroadcastMessage): void;
  /** Returns the unsubscribe. */
  listen(listener: (message: BroadcastMessage) => void): () => void;
  close(): void;
}

const CHANNEL = 'chaekbada';
const types: readonly string[] = [
  'aquarium/changed',
  'main/changed',
  'word-basket/changed',
  'answer/given',
  'signed-out',
] satisfies BroadcastMessage['type'][];

/** Opens the channel; where the browser has none, windows simply do not receive each other's messages. */
export function createBroadcast(): Broadcast {
  const listeners = new Set<(message: BroadcastMessage) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  if (channel) {
    channel.onmessage = (event: MessageEvent<unknown>) => {
      if (!isMessage(event.data)) return;
      for (const listener of listeners) listener(event.data);
    };
  }
  return {
    send: (message) => channel?.postMessage(message),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}

function isMessage(value: unknown): value is BroadcastMessage {
  return typeof value === 'object' && value !== null && 'type' in value && types.includes(String(value.type));
}
