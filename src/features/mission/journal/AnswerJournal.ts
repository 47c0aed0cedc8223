import type { SaveState } from '../../../game-host/GameMessages.ts';

/** One answer as it is kept on this device until the server has acknowledged it. */
export interface JournalEntry {
  value: string;
  seq: number;
}

/** Where answers wait on this device; survives a crash and a lost login. */
export interface JournalStore {
  readAll(): Promise<Record<string, JournalEntry>>;
  write(key: string, entry: JournalEntry): Promise<void>;
  /** Removes the entry only when it still has this sequence number. */
  remove(key: string, seq: number): Promise<void>;
}

/** Sends one answer; rejects when it was not acknowledged. `final` tells that sending again is of no use. */
export type SendAnswer = (key: string, entry: JournalEntry) => Promise<void>;

interface JournalOptions {
  store: JournalStore;
  send: SendAnswer;
  /** Answers and sequence numbers the server already has. */
  known: readonly { key: string; value: string; seq: number }[];
  /** True when sending the answer again cannot succeed, e.g. because the attempt was handed in elsewhere. */
  isFinal: (error: unknown) => boolean;
  onState: (state: SaveState) => void;
  /** Waits before the next try, in milliseconds; injected so that tests need no clock. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds that gather the strokes of one answer into one request; handing in does not wait for it. */
const GATHER_MS = 500;
const RETRY_DELAYS_MS = [1_000, 3_000, 8_000, 20_000];

/**
 * Keeps every answer of one attempt: first on this device, then at the server, newest per item only.
 * Sequence numbers grow from the highest one seen, so a repeat or a late arrival never undoes a newer answer.
 */
export class AnswerJournal {
  private readonly options: JournalOptions;
  private readonly waiting = new Map<string, JournalEntry>();
  private readonly values = new Map<string, string>();
  private highestSeq = 0;
  private running: Promise<boolean> | null = null;
  private trying = false;
  private closed = false;

  constructor(options: JournalOptions) {
    this.options = options;
    for (const { key, value, seq } of options.known) {
      this.values.set(key, value);
      this.highestSeq = Math.max(this.highestSeq, seq);
    }
  }

  /** Brings back what this device still holds from an earlier sitting. Returns all answers, newest per item. */
  async restore(): Promise<Record<string, string>> {
    const kept = await this.options.store.readAll();
    const knownSeq = new Map(this.options.known.map(({ key, seq }) => [key, seq]));
    for (const [key, entry] of Object.entries(kept)) {
      if (entry.seq <= (knownSeq.get(key) ?? 0)) {
        await this.options.store.remove(key, entry.seq);
        continue;
      }
      this.highestSeq = Math.max(this.highestSeq, entry.seq);
      this.values.set(key, entry.value);
      this.waiting.set(key, entry);
    }
    if (this.waiting.size > 0) this.keepTrying();
    return Object.fromEntries(this.values);
  }

  /** Keeps an answer. Resolves when this device has it; sending goes on by itself. */
  async put(key: string, value: string): Promise<void> {
    if (this.values.get(key) === value) return;
    this.highestSeq += 1;
    const entry = { value, seq: this.highestSeq };
    this.values.set(key, value);
    this.waiting.set(key, entry);
    this.options.onState('saving');
    await this.options.store.write(key, entry);
    this.keepTrying();
  }

  /** Tries once, now. True when nothing waits any more; what could not be sent stays and is tried again later. */
  async flush(): Promise<boolean> {
    do {
      if (!(await this.pass())) {
        this.keepTrying();
        return false;
      }
    } while (this.waiting.size > 0);
    return true;
  }

  /** Stops trying; what waits stays on this device. */
  close(): void {
    this.closed = true;
  }

  private keepTrying(): void {
    if (this.trying || this.closed) return;
    this.trying = true;
    void this.tryUntilSent().finally(() => {
      this.trying = false;
      // An answer may have come in while the last pass was ending.
      if (this.waiting.size > 0 && !this.closed) this.keepTrying();
    });
  }

  private async tryUntilSent(): Promise<void> {
    await this.options.wait(GATHER_MS);
    for (let failures = 0; this.waiting.size > 0 && !this.closed; ) {
      if (await this.pass()) failures = 0;
      else {
        await this.options.wait(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0);
        failures += 1;
      }
    }
  }

  /** One pass over what waits, shared by callers that come while it runs. False when something could not be sent. */
  private pass(): Promise<boolean> {
    this.running ??= this.sendOnce().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendOnce(): Promise<boolean> {
    for (const [key, entry] of [...this.waiting]) {
      try {
        await this.options.send(key, entry);
      } catch (error) {
        if (!this.options.isFinal(error)) {
          this.options.onState('offline');
          return false;
        }
      }
      await this.options.store.remove(key, entry.seq);
      if (this.waiting.get(key)?.seq === entry.seq) this.waiting.delete(key);
    }
    if (this.waiting.size === 0) this.options.onState('saved');
    return true;
  }
}
