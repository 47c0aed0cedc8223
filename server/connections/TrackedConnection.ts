import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionTuning } from './ConnectionTuning.ts';
import { isTooSlow } from './isTooSlow.ts';

/** What a connection holds up: a request that is not complete, or an answer that the client does not take. */
export type Hold = 'request' | 'answer';

/** The handle below a socket knows what the system has taken so far; Node's own timeouts read it as well. */
interface Handle {
  bytesWritten?: number;
  writeQueueSize?: number;
}

interface Measure {
  since: number;
  from: number;
}

/** One connection and the progress of its transfers. Times in milliseconds of a clock that never goes back. */
export class TrackedConnection {
  readonly socket: Socket;
  /** Whose it is; null behind a proxy until a request names who asks. */
  network: string | null;
  /** Requests without a complete answer. */
  unanswered = 0;
  /** Requests that came before the answer to the one before them. */
  readonly #waiting: (() => void)[] = [];
  #request: IncomingMessage | null = null;
  /** Bytes read when the last answer was complete. */
  #settled = 0;
  #reading: Measure | null = null;
  #writing: Measure | null = null;
  #taken = 0;
  /** Carries messages of another protocol, for as long as it is open. */
  #handedOver = false;
  /** Since when it has held something up without a pause; null while it holds up nothing. */
  #heldSince: number | null = null;

  constructor(socket: Socket, network: string | null) {
    this.socket = socket;
    this.network = network;
  }

  get heldSince(): number | null {
    return this.#heldSince;
  }

  /** Bytes of the incomplete request, if there is one. */
  get bytes(): number {
    return this.#reading === null ? 0 : this.socket.bytesRead - this.#reading.from;
  }

  /** Whether it carries nothing, and may be closed to make room. */
  get isIdle(): boolean {
    return !this.#handedOver && this.unanswered === 0 && this.#heldSince === null;
  }

  /** The head of a request is complete. @param serve called at once, or once the answers before it have left */
  begin(request: IncomingMessage, response: ServerResponse, now: number, serve: () => void): void {
    // A request before it is complete by now, and this one is measured by itself.
    if (this.#request !== null || this.#reading === null) this.#reading = { since: now, from: this.socket.bytesRead };
    this.#request = request;
    this.unanswered += 1;
    response.once('close', () => {
      this.unanswered -= 1;
      // A client sends its next request after the answer: what comes from here on is the head of that one.
      this.#settled = this.socket.bytesRead;
      if (!this.socket.destroyed) this.#waiting.shift()?.();
    });
    if (this.unanswered === 1) serve();
    else this.#waiting.push(serve);
  }

  /** No request is read from it any more; that its client takes what is sent is measured as before. */
  handOver(): void {
    this.#handedOver = true;
  }

  /** Measures it. @returns what is too slow, or null */
  look(now: number, tuning: ConnectionTuning): Hold | null {
    const read = this.#look(this.#isReading(), this.#reading, this.socket.bytesRead, now);
    this.#reading = read;
    const taken = this.#readTaken();
    const write = this.#look(this.socket.writableLength > 0, this.#writing, taken, now);
    this.#writing = write;
    // An answer on its way to a slow client is under way; one that did not move since the last sweep is held up.
    const stalled = write !== null && write.since < now && taken === this.#taken;
    this.#taken = taken;
    if (read === null && !stalled) this.#heldSince = null;
    else this.#heldSince ??= read?.since ?? now;
    if (read !== null && isSlow(read, this.socket.bytesRead, now, tuning.readGrace, tuning.readSpeed)) return 'request';
    if (write !== null && isSlow(write, taken, now, tuning.writeGrace, tuning.writeSpeed)) return 'answer';
    return null;
  }

  #look(active: boolean, before: Measure | null, bytes: number, now: number): Measure | null {
    return active ? (before ?? { since: now, from: bytes }) : null;
  }

  #isReading(): boolean {
    if (this.#handedOver) return false;
    if (this.#request?.complete) this.#request = null;
    if (this.#request !== null) return true;
    return this.unanswered === 0 && this.socket.bytesRead > this.#settled;
  }

  #readTaken(): number {
    const handle = (this.socket as Socket & { _handle?: Handle | null })._handle;
    if (handle?.bytesWritten !== undefined) return handle.bytesWritten - (handle.writeQueueSize ?? 0);
    return this.socket.bytesWritten - this.socket.writableLength;
  }
}

function isSlow({ since, from }: Measure, bytes: number, now: number, grace: number, speed: number): boolean {
  return isTooSlow({ elapsed: now - since, bytes: bytes - from }, { grace, speed });
}
