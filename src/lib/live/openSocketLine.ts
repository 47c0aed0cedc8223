import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import type { FollowBellOptions, OpenLine } from './followBell.ts';
import { OPEN_PATIENCE, SILENCE } from './holdLine.ts';
import { parseMessage } from './parseMessage.ts';

/** Opens a socket and waits for its first state. @returns null where there is none in time, or at all */
export function openSocketLine<Frame>(
  { socketPath, readToken, onFrame, onMessage, onSocket, signal: whole }: FollowBellOptions<Frame>,
  signal: AbortSignal,
): Promise<OpenLine | null> {
  const url = new URL(socketPath, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url, [BELL_PROTOCOL, readToken() ?? 'none']);
    } catch {
      // Refused by a policy, or no such thing in this browser.
      return resolve(null);
    }
    let isOpen = false;
    let reason: string | null = null;
    let end: (reason: string | null) => void = () => {};
    const ended = new Promise<string | null>((ending) => {
      end = ending;
    });
    // Where nobody answers, the close would be waited for as well: from here on nothing of it counts.
    const hangUp = () => {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', giveUp);
      whole.removeEventListener('abort', hangUp);
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
      if (isOpen) onSocket?.(null);
      isOpen = false;
      resolve(null);
      end(reason);
    };
    const giveUp = () => hangUp();
    let watchdog = setTimeout(hangUp, OPEN_PATIENCE);
    signal.addEventListener('abort', giveUp);
    whole.addEventListener('abort', hangUp);
    socket.onclose = hangUp;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = parseMessage(data);
      if (message.type === 'state') {
        onFrame(message.frame as Frame);
        if (!isOpen) onSocket?.(socket);
        isOpen = true;
        // Who tried it may stop trying now.
        signal.removeEventListener('abort', giveUp);
        resolve({ ended, hangUp });
      } else if (message.type === 'bye') reason = String(message.reason);
      else if (message.type !== 'beat') onMessage?.(message);
      clearTimeout(watchdog);
      watchdog = setTimeout(hangUp, isOpen ? SILENCE : OPEN_PATIENCE);
    };
  });
}
