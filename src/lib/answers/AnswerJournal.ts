import { answerWins, nextSeq, type StampedAnswer } from '../../../domain/mission/StampedAnswer.ts';
import type { SaveBadgeState } from '../../components/save-badge/SaveBadge.tsx';
import { ResendLoop } from '../resend/ResendLoop.ts';

/** Where answers wait on this device; survives a crash and a lost login. */
export interface JournalStore {
  readAll(): Promise<Record<string, StampedAnswer>>;
  write(key: string, entry: StampedAnswer): Promise<void>;
  /** The server has answered: `sent` waits no longer, unless a newer one has taken its place; `held` is what counts. */
  settle(key: string, sent: StampedAnswer, held: StampedAnswer): Promise<void>;
}

/** Why an answer was not taken: for now, because the mission is over, or because this value is none. */
export type SendFailure = 'PASSING' | 'CLOSED' | 'REFUSED';

interface JournalOptions {
  store: JournalStore;
  /** Sends one answer and returns the one that the server holds now. */
  send: (key: string, entry: StampedAnswer) => Promise<StampedAnswer>;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
  /** Answers the server had when the mission was opened. */
  known: readonly (StampedAnswer & { key: string })[];
  describeFailure: (error: unknown) => SendFailure;
  onState: (state: SaveBadgeState) => void;
  /** Another device was later: this is the answer of the item now. */
  onOvertaken: (key: string, value: string) => void;
  /** The mission was handed in elsewhere; nothing more can be saved. */
  onClosed: () => void;
  /** Milliseconds of the server's clock, as well as this device can tell. */
  now: () => number;
  /** Waits before the next try, in milliseconds; injected so that tests need no clock. */
  wait: (milliseconds: number) => Promise<void>;
  /** 0–1: spreads the tries of a class whose network comes back at one moment. */
  random: () => number;
}

/** Milliseconds that gather the strokes of one answer into one request; handing in does not wait for it. */
const GATHER_MS = 500;

/**
 * Keeps every answer of one attempt: first on this device, then at the server, newest per item only.
 * Numbers follow the server's clock and grow from the highest one seen (domain/mission/StampedAnswer), so a repeat or a
 * late arrival never undoes a newer answer, and two devices agree whichever is heard first.
 */
export class AnswerJournal {
  private readonly options: JournalOptions;
  private readonly waiting = new Map<string, StampedAnswer>();
  private readonly answers = new Map<string, StampedAnswer>();
  /** Keys whose newest answer the server refused, with its error; they wait until the student changes them. */
  private readonly refused = new Map<string, unknown>();
  /** Keys whose newest answer this device could not keep. */
  private readonly unkept = new Set<string>();
  private highestSeq = 0;
  private writes = 0;
  private readonly loop: ResendLoop;
  private failing = false;
  private closed = false;
  private told: SaveBadgeState | null = null;

  constructor(options: JournalOptions) {
    this.options = options;
    this.loop = new ResendLoop({
      gatherMs: GATHER_MS,
      hasWaiting: () => this.sendable().length > 0,
      send: () => this.sendOnce().finally(() => this.tell()),
      wait: options.wait,
      random: options.random,
    });
    for (const { key, value, seq } of options.known) this.learn(key, { value, seq });
  }

  /** The error of an answer that the server does not take as it is; null when there is none. */
  get problem(): unknown {
    return [...this.refused.values()][0] ?? null;
  }

  /** Brings back what this device still holds from an earlier sitting. Returns all answers, newest per item. */
  async restore(): Promise<Record<string, string>> {
    for (const [key, entry] of Object.entries(await this.options.store.readAll())) {
      const held = this.answers.get(key);
      this.highestSeq = Math.max(this.highestSeq, entry.seq);
      if (held && !answerWins(entry, held)) {
        await this.options.store.settle(key, entry, held);
        continue;
      }
      this.answers.set(key, entry);
      this.waiting.set(key, entry);
    }
    if (this.waiting.size > 0) this.loop.keepTrying();
    return this.values();
  }

  /** Keeps an answer. Resolves when this device has it, or has failed to; sending goes on by itself. */
  async put(key: string, value: string): Promise<void> {
    // What was refused is answered anew even with the same value: its page shows it as not answered.
    if ((this.answers.get(key)?.value === value && !this.refused.has(key)) || this.closed) return;
    const entry = { value, seq: nextSeq(this.highestSeq, this.options.now()) };
    this.learn(key, entry);
    this.waiting.set(key, entry);
    this.refused.delete(key);
    this.writes += 1;
    this.tell();
    try {
      await this.options.store.write(key, entry);
      this.unkept.delete(key);
    } catch {
      // A full or broken store: the answer is still sent, and the student is told until it has arrived.
      this.unkept.add(key);
    }
    this.writes -= 1;
    this.tell();
    this.loop.keepTrying();
  }

  /** All answers as they stand, newest per item. */
  values(): Record<string, string> {
    return Object.fromEntries([...this.answers].map(([key, { value }]) => [key, value]));
  }

  /** Tries once, now. True when nothing waits any more; what could not be sent stays and is tried again later. */
  async flush(): Promise<boolean> {
    while (this.sendable().length > 0) {
      if (!(await this.loop.pass())) {
        this.loop.keepTrying();
        return false;
      }
    }
    return this.waiting.size === 0;
  }

  /** Stops trying; what waits stays on this device. */
  close(): void {
    this.closed = true;
    this.loop.close();
  }

  private learn(key: string, entry: StampedAnswer): void {
    this.answers.set(key, entry);
    this.highestSeq = Math.max(this.highestSeq, entry.seq);
  }

  private sendable(): [string, StampedAnswer][] {
    return [...this.waiting].filter(([key]) => !this.refused.has(key));
  }

  /** Says where the answers stand, when that has changed. */
  private tell(): void {
    const state = this.state();
    if (state === this.told) return;
    this.told = state;
    this.options.onState(state);
  }

  private state(): SaveBadgeState {
    if ([...this.unkept].some((key) => this.waiting.has(key))) return 'unkept';
    if (this.refused.size > 0) return 'waiting';
    if (this.waiting.size === 0) return 'saved';
    return this.failing && this.writes === 0 ? 'offline' : 'saving';
  }

  /** One pass over what waits. False when something could not be sent. */
  private async sendOnce(): Promise<boolean> {
    for (const [key, entry] of this.sendable()) {
      // Who left may have signed out: what goes on from here would go in somebody else's name.
      if (this.closed || !this.options.isCurrent()) return false;
      try {
        await this.settle(key, entry, await this.options.send(key, entry));
      } catch (error) {
        const failure = this.options.describeFailure(error);
        if (failure === 'PASSING') {
          this.failing = true;
          return false;
        }
        if (failure === 'CLOSED') {
          await this.end();
          return true;
        }
        if (this.waiting.get(key) === entry) this.refused.set(key, error);
      }
    }
    this.failing = false;
    return true;
  }

  private async settle(key: string, sent: StampedAnswer, held: StampedAnswer): Promise<void> {
    this.highestSeq = Math.max(this.highestSeq, held.seq);
    // What cannot be cleared here is sent once more another time, and changes nothing then.
    await this.options.store.settle(key, sent, held).catch(() => undefined);
    if (this.waiting.get(key)?.seq !== sent.seq) return;
    this.waiting.delete(key);
    this.unkept.delete(key);
    this.answers.set(key, held);
    if (held.value !== sent.value.normalize('NFC')) this.options.onOvertaken(key, held.value);
  }

  /** Nothing can be saved any more: what waits here would wait for ever. */
  private async end(): Promise<void> {
    this.close();
    for (const [key, entry] of this.waiting) await this.options.store.settle(key, entry, entry).catch(() => undefined);
    this.waiting.clear();
    this.refused.clear();
    this.options.onClosed();
  }
}
