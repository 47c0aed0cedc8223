import { bellSocketAnswer } from '#contract/goldenBell.ts';
import { type TokenBucket, takeTokens } from '#domain/limit/takeTokens.ts';
import type { App } from '../App.ts';
import type { LiveSocket } from './LiveLine.ts';

/** Messages of one socket: a child that taps all options in turn is far below it. */
const RATE = { perSecond: 5, burst: 30 };

interface Line {
  socket: LiveSocket;
  roomNo: number;
  accountNo: number;
  end: (reason: 'TOO_FAST') => void;
}

/**
 * Takes the answers of one pupil from a socket. Each is acknowledged once it is stored, with the answer that counts; one
 * that could not be stored is reported, and the page sends it again.
 */
export function receiveBellAnswers(app: App, { socket, roomNo, accountNo, end }: Line): void {
  let bucket: TokenBucket | null = null;
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.on('message', (data) => {
    const taken = takeTokens(bucket, 1, app.services.clock(), RATE);
    bucket = taken.bucket;
    if (taken.waitMs > 0) return end('TOO_FAST');
    const message = bellSocketAnswer.safeParse(parse(String(data)));
    if (!message.success) return end('TOO_FAST');
    const { type: _, id, ...answer } = message.data;
    app.bellAnswers.put(roomNo, { ...answer, accountNo }).then(
      (answered) => send({ type: 'ack', id, ...answered }),
      (error: unknown) => {
        app.log.error({ err: error }, 'answers of a round could not be stored');
        send({ type: 'failed', id });
      },
    );
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
