import type { AddressInfo } from 'node:net';
import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import type { App } from '#server/plugins/App.ts';

/** One message of a socket. */
export interface BellMessage {
  type: 'state' | 'ack' | 'failed' | 'bye' | 'beat';
  [field: string]: unknown;
}

interface Given {
  server: App;
  path: string;
  token: string;
  /** Left out, that of the page that belongs to the address. */
  origin?: string;
  host?: string;
}

/** Opens a socket as a page does, and collects what it receives. */
export function bellSocket({ server, path, token, origin, host }: Given) {
  const { port } = server.server.address() as AddressInfo;
  const own = host ?? `127.0.0.1:${port}`;
  // The WebSocket of Node takes headers; that of a browser sends the origin by itself.
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const socket = new Socket(`ws://127.0.0.1:${port}${path}`, {
    protocols: [BELL_PROTOCOL, token],
    headers: { origin: origin ?? `http://${own}` },
  });
  const received: BellMessage[] = [];
  let wake = () => {};
  let closed: { code: number } | null = null;
  let failed = false;
  socket.onmessage = ({ data }) => {
    received.push(JSON.parse(String(data)));
    wake();
  };
  socket.onclose = ({ code }) => {
    closed = { code };
    wake();
  };
  socket.onerror = () => {
    failed = true;
    wake();
  };
  const until = async <T>(look: () => T | undefined | false | null): Promise<T> => {
    for (;;) {
      const found = look();
      if (found) return found;
      if (closed !== null || failed) throw new Error(`the socket has ended (${JSON.stringify(closed)})`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  return {
    socket,
    received,
    /** The newest state. */
    get state() {
      const last = received.findLast(({ type }) => type === 'state')?.frame as { state: unknown } | undefined;
      return last?.state as { [field: string]: unknown } | undefined;
    },
    until,
    send: (message: object) => socket.send(JSON.stringify(message)),
    /** Resolves with the close code, or false where it never opened. */
    async ended(): Promise<number | false> {
      while (closed === null && !failed) await new Promise<void>((resolve) => (wake = resolve));
      return closed === null || failed ? false : (closed as { code: number }).code;
    },
    close: () => socket.close(),
  };
}
