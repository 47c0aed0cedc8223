import { type Call, createCaller, type Reply } from './createCaller.ts';
import type { SchoolStudent } from './fillSchool.ts';
import { schoolDay } from './schoolDay.ts';
import type { WriteJournal } from './WriteJournal.ts';

/** One try of a call, as its sender saw it. */
export interface Try {
  /** Milliseconds since the load began: sent, answered. */
  sentAt: number;
  doneAt: number;
  name: string;
  /** `200`, `503 with Retry-After`, `ECONNREFUSED` … */
  outcome: string;
  kind: 'done' | 'again' | 'wrong';
  /** What a wrong answer said. */
  text: string | null;
}

interface LoadOptions {
  /** Calls go to these in turns, as through a proxy. */
  port: number | readonly number[];
  /** The name that calls ask for, where a proxy goes by it. */
  host?: string;
  students: readonly SchoolStudent[];
  bookNos: readonly number[];
  /** Calls begun a second, whatever the answers take. */
  rate: number;
  journal: WriteJournal;
  /** The day that every reader begins with: one after those of an earlier load. */
  firstDay?: number;
}

interface Player {
  student: SchoolStudent;
  place: number;
  day: number;
  calls: Generator<Call, void, unknown>;
  next: Call;
}

const TICK_MS = 10;
/** A device asks again after the time it is told, at most this long here: the drill is about what happens, not about waiting. */
const LONGEST_PAUSE_MS = 500;
const MOST_WRONG = 60;
const NEVER = Symbol('never answered');

/**
 * Readers who live their school days at a fixed rate. What fails is sent again, under the same key, until it is answered;
 * every try is written down.
 */
export class MixedLoad {
  readonly tries: Try[] = [];
  /** Calls that were due while every reader was waiting for an answer. */
  starved = 0;
  readonly #options: LoadOptions;
  readonly #caller;
  readonly #idle: Player[] = [];
  readonly #begun = performance.now();
  #sent = 0;
  #busy = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#caller = createCaller([options.port].flat(), options.host);
    for (const [place, student] of options.students.entries())
      this.#idle.push(this.#begin(student, place, options.firstDay ?? 0));
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  get rate(): number {
    return this.#options.rate;
  }

  /** Milliseconds since it began: the clock of `tries`. */
  get now(): number {
    return performance.now() - this.#begun;
  }

  /** Begins nothing new and waits until every call on its way was acknowledged. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    while (this.#busy > 0) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    this.#caller.close();
  }

  #begin(student: SchoolStudent, place: number, day: number): Player {
    const { bookNos, journal } = this.#options;
    const kind = Math.floor(day / bookNos.length) % 2 === 0 ? 'OX' : 'QUIZ';
    const calls = schoolDay({ student, place, day, bookNos, kind, journal });
    const { value: next } = calls.next();
    if (!next) throw new Error('a school day has no calls');
    return { student, place, day, calls, next };
  }

  #tick(): void {
    const due = Math.floor((this.now / 1000) * this.#options.rate);
    for (; this.#sent < due; this.#sent += 1) {
      const player = this.#idle.shift();
      if (player) void this.#play(player);
      else this.starved += 1;
    }
  }

  async #play(player: Player): Promise<void> {
    this.#busy += 1;
    const call = player.next;
    const data = await this.#untilDone(call);
    this.#busy -= 1;
    if (data === NEVER) return;
    call.acknowledged?.(data);
    const { value: next, done } = player.calls.next(data);
    this.#idle.push(
      done ? this.#begin(player.student, player.place, player.day + 1) : { ...player, next: next as Call },
    );
  }

  async #untilDone(call: Call): Promise<unknown> {
    let wrong = 0;
    for (;;) {
      const sentAt = this.now;
      const reply = await this.#caller.send(call);
      const judged = judge(call, reply);
      this.tries.push({ sentAt, doneAt: this.now, name: call.name, ...judged });
      if (judged.kind === 'done') return 'data' in reply ? reply.data : undefined;
      // Written down, and asked again so that the day can go on; whoever only gets wrong answers gives up.
      if (judged.kind === 'wrong') wrong += 1;
      if (wrong > MOST_WRONG) return NEVER;
      await new Promise((resolve) => setTimeout(resolve, LONGEST_PAUSE_MS * (0.5 + Math.random() / 2)));
    }
  }
}

function judge(call: Call, reply: Reply): Pick<Try, 'outcome' | 'kind' | 'text'> {
  if ('error' in reply) return { outcome: reply.error, kind: 'again', text: null };
  const { status, code, headers, text } = reply;
  if (status === 200) return { outcome: '200', kind: 'done', text: null };
  if (code !== null && call.refusals?.includes(code)) return { outcome: `${status} ${code}`, kind: 'done', text: null };
  if (status === 503 && headers['retry-after'] !== undefined)
    return {
      outcome: `503 ${headers['x-from-balancer'] ? 'of the balancer' : 'of a node'}`,
      kind: 'again',
      text: null,
    };
  return {
    outcome: `${status} ${code ?? ''}`.trim(),
    kind: 'wrong',
    text: `${call.method} ${call.path}: ${text.slice(0, 300)}`,
  };
}
