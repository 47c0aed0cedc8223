import { request } from 'node:http';
import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { Hall } from '#tests/support/fillHall.ts';

/** The WebSocket of Node takes headers; that of a browser sends the origin by itself. */
const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
const PATIENCE_MS = 30_000;
const ENTER_AGAIN_MS = 1_000;

interface Waiting {
  stored: () => void;
  send: () => void;
}

interface Pupil {
  socket: WebSocket;
  /** What waits for an acknowledgement, by its id. */
  waiting: Map<string, Waiting>;
  place: number;
  opened: () => void;
}

/** The pupils of a golden bell on their sockets, and who leads it. */
export class BellHall {
  /** Answers that could not be stored at first, and sockets that ended before the round did. */
  failures = 0;
  ends = 0;
  readonly #ports: readonly number[];
  readonly #hall: Hall;
  readonly #pupils: Pupil[] = [];
  #place = 1;
  #revision = 2;
  #over = false;

  private constructor(ports: readonly number[], hall: Hall) {
    this.#ports = ports;
    this.#hall = hall;
  }

  /** Everybody comes in. @param ports of the site, one for each node */
  static async enter(ports: readonly number[], hall: Hall): Promise<BellHall> {
    const bells = new BellHall(ports, hall);
    const entered = hall.pupils.map(async ({ token }, at) => {
      const pupil = { waiting: new Map(), place: 0, opened: () => {} } as unknown as Pupil;
      await bells.#connect(pupil, token, ports[at % ports.length] ?? 0);
      bells.#pupils.push(pupil);
    });
    await bells.#within(Promise.all(entered), 'sockets');
    return bells;
  }

  get size(): number {
    return this.#pupils.length;
  }

  /** Everybody answers at once. @returns milliseconds until each acknowledgement */
  answerAll(): Promise<number[]> {
    const place = this.#place;
    const answers = this.#pupils.map(
      (pupil, index) =>
        new Promise<number>((resolve) => {
          const id = `${place}-${index}`;
          const from = performance.now();
          const answer = JSON.stringify({ type: 'answer', id, place, choice: 1, seq: Date.now() });
          // A page sends again as soon as it has a socket.
          const send = () => {
            if (pupil.socket.readyState === WebSocket.OPEN) pupil.socket.send(answer);
          };
          pupil.waiting.set(id, { stored: () => resolve(performance.now() - from), send });
          send();
        }),
    );
    return this.#within(Promise.all(answers), `answers to question ${place}`);
  }

  /** Closes and reveals the question. */
  async reveal(): Promise<void> {
    await this.#command('CLOSE');
    await this.#command('REVEAL');
  }

  /** Opens the next question. @returns milliseconds until each has seen it */
  async openNext(): Promise<number[]> {
    this.#place += 1;
    const from = performance.now();
    const seen = this.#pupils.map(
      (pupil) =>
        new Promise<number>((resolve) => {
          pupil.opened = () => resolve(performance.now() - from);
        }),
    );
    await this.#command('OPEN_QUESTION');
    return this.#within(Promise.all(seen), `question ${this.#place}`);
  }

  leave(): void {
    this.#over = true;
    for (const { socket } of this.#pupils) socket.close();
  }

  #connect(pupil: Pupil, token: string, port: number): Promise<void> {
    return new Promise((resolve) => {
      const url = `ws://localhost:${port}/api/bells/${this.#hall.roomNo}/socket`;
      const headers = { origin: `http://localhost:${port}` };
      const socket = new Socket(url, { protocols: [BELL_PROTOCOL, token], headers });
      pupil.socket = socket;
      let isIn = false;
      socket.onclose = () => {
        if (this.#over) return;
        // Refused while the server is busy, or ended: a page comes again.
        this.ends += 1;
        setTimeout(() => void this.#connect(pupil, token, port).then(resolve), ENTER_AGAIN_MS);
      };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type === 'ack') {
          pupil.waiting.get(message.id)?.stored();
          pupil.waiting.delete(message.id);
        }
        if (message.type === 'failed') {
          this.failures += 1;
          pupil.waiting.get(message.id)?.send();
        }
        if (message.type !== 'state') return;
        if (!isIn) for (const { send } of pupil.waiting.values()) send();
        isIn = true;
        resolve();
        const { phase, place } = message.frame.state;
        if (phase === 'OPEN' && place > pupil.place) {
          pupil.place = place;
          pupil.opened();
        }
      };
    });
  }

  async #command(command: string): Promise<void> {
    const { academyNo, roomNo, hostToken } = this.#hall;
    const [port] = this.#ports;
    const path = `/api/staff/institutions/${academyNo}/bells/${roomNo}/command`;
    const body = JSON.stringify({ command, revision: this.#revision });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [STAFF_TOKEN_HEADER]: hostToken,
    };
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request({ host: 'localhost', port, path, method: 'PUT', headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('error', reject).end(body);
    });
    if (status !== 200) throw new Error(`${command}: ${status}`);
    this.#revision += 1;
  }

  /** A run that gives no figure names what it waited for. */
  #within<T>(work: Promise<T>, what: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const missing = this.#pupils.reduce((sum, { waiting }) => sum + waiting.size, 0);
        const found = `${this.size} are in, ${missing} answers were not acknowledged, ${this.failures} not stored at first`;
        reject(new Error(`waited too long for ${what}: ${found}, ${this.ends} sockets ended`));
      }, PATIENCE_MS);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }
}
