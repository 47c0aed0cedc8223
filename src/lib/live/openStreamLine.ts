import type { FollowBellOptions, OpenLine } from './followBell.ts';
import { holdLine, OPEN_PATIENCE } from './holdLine.ts';
import { parseMessage } from './parseMessage.ts';
import { readEvents } from './readEvents.ts';

/** Opens a stream of events and waits for its first state. @returns null where there is none in time, or at all */
export function openStreamLine<Frame>(
  { openStream, onFrame, signal: whole }: FollowBellOptions<Frame>,
  signal: AbortSignal,
): Promise<OpenLine | null> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  const giveUp = () => line.abort();
  return new Promise((resolve) => {
    const patience = setTimeout(hangUp, OPEN_PATIENCE);
    const settle = () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    whole.addEventListener('abort', hangUp);
    const listen = async (held: AbortSignal, keep: () => void) => {
      const response = await openStream(held);
      if (!response.ok || !response.body) return null;
      for await (const event of readEvents(response.body, held)) {
        keep();
        if (event === 'beat') continue;
        const data = parseMessage(event.data);
        if (event.event === 'bye') return String(data.reason);
        if (event.event !== 'state') continue;
        onFrame(data as Frame);
        settle();
        resolve({ ended, hangUp });
      }
      return null;
    };
    const ended = holdLine(line.signal, listen).finally(() => {
      settle();
      whole.removeEventListener('abort', hangUp);
      resolve(null);
    });
  });
}
