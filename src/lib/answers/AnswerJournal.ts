import { answerWins, nextSeq, type StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { SaveBadgeState } from '../../components/save-badge/SaveBadge.tsx';
import { pauseOf } from '../api/pauseOf.ts';
import { inTime } from '../persisted/inTime.ts';
import { ResendLoop } from '../resend/ResendLoop.ts';
import type { JournalOptions } from './JournalOptions.ts';

/** Milliseconds that gather the strokes of one answer into one request; handing in does not wait for it. */
const GATHER_MS = 500;

/**
 * Keeps every answer of one attempt: first on this device, then at the server, newest per item only.
 * Numbers follow the server's clock and grow from the highest one seen (domain/mission/StampedAnswer), so a repeat or a
 * late arrival never undoes a newer answer, and two devices agree whichever arrives first.
 */
export class AnswerJournal {
  private readonly options: JournalOptions;
  private readonly waiting = new Map<string, StampedAnswer>();
  /** Texts of this device that were overtaken before they were sent. */
  private late: [key: string, entry: StampedAnswer][] = [];
  private readonly fromOtherTabs = new WeakSet<StampedAnswer>();
  private readonly answers = new Map<string, StampedAnswer>();
  /** Keys whose newest answer the server refused, with its error; they wait until the student changes them. */
  private readonly refused = new Map<string, unknown>();
  /** Keys whose newest answer this device could not keep. */
  private readonly unkept = new Set<string>();
  /** What this device still holds was not read yet: nothing may be written over it. */
  private unread = false;
  /** The page has its answers: whatever changes them is reported. */
  private shown = false;
  private highestSeq = 0;
  private writes = 0;
  private readonly loop: ResendLoop;
  private readonly stopListening: () => void;
  private pauseMs = 0;
  private failing = false;
  private closed = false;
  private reportedState: SaveBadgeState | null = null;

  constructor(options: JournalOptions) {
    this.options = options;
    this.loop = new ResendLoop({
      gatherMs: GATHER_MS,
      hasWaiting: () => this.sendable().length > 0,
      send: () => this.sendOnce().finally(() => this.notify()),
      pause: () => this.pauseMs,
      wait: options.wait,
      random: options.random,
    });
    for (const { key, value, seq } of options.known) this.learn(key, { value, seq });
    this.stopListening = options.otherTabs.listen((key, entry) => this.receive(key, entry, true));
  }

  /** The error of an answer that the server does not take as it is; null when there is none. */
  get problem(): unknown {
    return [...this.refused.values()][0] ?? null;
  }

  /**
   * Brings back what this device still holds from an earlier sitting. Returns all answers, newest per item. What could
   * not be read, or not in time, is read before anything is written over it; `onOvertaken` reports what was found.
   *
   * @throws when it could not be read; `values` then has what the server and the storage of this tab know
   */
  async restore(): Promise<Record<string, string>> {
    this.unread = true;
    try {
      await inTime(this.readKept());
    } catch (error) {
      for (const [key, entry] of Object.entries(this.options.store.readCopies())) this.bringBack(key, entry);
      this.loop.keepTrying();
      throw error;
    } finally {
      this.shown = true;
    }
    return this.values();
  }

  /** Keeps an answer. Resolves when this device has it, or has failed to; sending goes on by itself. */
  async put(key: string, value: string): Promise<void> {
    // What was refused is answered again even with the same value: its page shows it as not answered.
    if ((this.answers.get(key)?.value === value && !this.refused.has(key)) || this.closed) return;
    const entry = { value, seq: nextSeq(this.highestSeq, this.options.now()) };
    this.learn(key, entry);
    this.waiting.set(key, entry);
    this.refused.delete(key);
    this.options.otherTabs.send(key, entry);
    const kept = this.tryToKeep(key);
    this.loop.keepTrying();
    await kept;
  }

  /** Sends an answer that the server may have already: its response brings what is not known here. */
  sendAgain(key: string): void {
    const held = this.answers.get(key);
    if (!held || held.value === '' || this.waiting.has(key) || this.closed) return;
    this.waiting.set(key, held);
    this.notify();
    this.loop.keepTrying();
  }

  /**
   * Takes over an answer that came from elsewhere, unless the one here is later.
   * @param ofTab another tab gave it, which may be closed before it could send it: it waits here as well
   */
  receive(key: string, entry: StampedAnswer, ofTab = false): void {
    this.highestSeq = Math.max(this.highestSeq, entry.seq);
    const held = this.answers.get(key);
    if (this.closed || (held && !answerWins(entry, held))) return;
    const overtaken = this.waiting.get(key);
    this.waiting.delete(key);
    this.unkept.delete(key);
    this.refused.delete(key);
    this.answers.set(key, entry);
    if (ofTab) this.waiting.set(key, entry);
    if (ofTab) this.fromOtherTabs.add(entry);
    // What was typed in another tab is its own to settle.
    if (overtaken && !this.fromOtherTabs.has(overtaken)) this.overtake(key, overtaken, entry);
    if (held?.value !== entry.value) this.options.onOvertaken(key, entry.value);
    this.notify();
    this.loop.keepTrying();
  }

  /** Numbers of the answers that are on the screen, by item. */
  seen(): Record<string, number> {
    return Object.fromEntries([...this.answers].map(([key, { seq }]) => [key, seq]));
  }

  /** All answers as they stand, newest per item. */
  values(): Record<string, string> {
    return Object.fromEntries([...this.answers].map(([key, { value }]) => [key, value]));
  }

  /** Tries once, now. True when nothing waits any more; what could not be sent stays and is tried again later. */
  async flush(): Promise<boolean> {
    // What cannot be read even now must not hold up what can be sent.
    if (this.unread) await inTime(this.readKept()).catch(() => undefined);
    while (this.sendable().length > 0) {
      if (!(await this.loop.pass())) {
        this.loop.keepTrying();
        return false;
      }
    }
    return this.waiting.size + this.late.length === 0;
  }

  /** Stops trying; what waits stays on this device. */
  close(): void {
    this.closed = true;
    this.stopListening();
    this.loop.close();
  }

  private learn(key: string, entry: StampedAnswer): void {
    this.answers.set(key, entry);
    this.highestSeq = Math.max(this.highestSeq, entry.seq);
  }

  private async readKept(): Promise<void> {
    const kept = await this.options.store.readAll();
    if (!this.unread) return;
    this.unread = false;
    for (const [key, entry] of Object.entries(kept)) this.bringBack(key, entry);
    for (const key of this.unkept) void this.tryToKeep(key);
    this.loop.keepTrying();
  }

  private bringBack(key: string, entry: StampedAnswer): void {
    this.highestSeq = Math.max(this.highestSeq, entry.seq);
    const typed = this.waiting.get(key);
    // Brought back from the storage of the tab before.
    if (typed?.seq === entry.seq && typed.value === entry.value) return;
    // Written before this was found, and so the later one, whatever the clock showed then.
    if (typed && !answerWins(typed, entry)) {
      const later = { value: typed.value, seq: nextSeq(this.highestSeq, this.options.now()) };
      this.learn(key, later);
      this.waiting.set(key, later);
    }
    const held = this.answers.get(key);
    if (held && !answerWins(entry, held)) this.overtake(key, entry, held);
    else {
      this.answers.set(key, entry);
      this.waiting.set(key, entry);
      if (this.shown && held?.value !== entry.value) this.options.onOvertaken(key, entry.value);
    }
  }

  private overtake(key: string, entry: StampedAnswer, held: StampedAnswer): void {
    if (this.options.keepsOvertaken && entry.value !== '' && entry.value !== held.value) this.late.push([key, entry]);
    else void this.options.store.settle(key, entry, held).catch(() => undefined);
  }

  /** Resolves when it is done, or has failed. */
  private async tryToKeep(key: string): Promise<void> {
    this.writes += 1;
    this.notify();
    try {
      await inTime(this.keep(key));
      this.unkept.delete(key);
    } catch {
      // A full or broken store: the answer is still sent, and the student is shown that until it has arrived.
      this.unkept.add(key);
    }
    this.writes -= 1;
    this.notify();
  }

  /** The write begins at once, unless something may lie there: the page may be left in the next moment. */
  private async keep(key: string): Promise<void> {
    const given = this.waiting.get(key);
    if (given) this.options.store.copy(key, given);
    if (this.unread) await this.readKept();
    const newest = this.waiting.get(key);
    // It may have gone by now, or the mission be over.
    if (newest) await this.options.store.write(key, newest);
  }

  /** What counts comes first: a text for the history must not hold it up. */
  private sendable(): [string, StampedAnswer][] {
    return [...[...this.waiting].filter(([key]) => !this.refused.has(key)), ...this.late];
  }

  /** Reports where the answers stand, when that has changed. */
  private notify(): void {
    const state = this.state();
    if (state === this.reportedState) return;
    this.reportedState = state;
    this.options.onState(state);
  }

  private state(): SaveBadgeState {
    if ([...this.unkept].some((key) => this.waiting.has(key))) return 'unkept';
    if (this.refused.size > 0) return 'waiting';
    if (this.waiting.size + this.late.length === 0) return 'saved';
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
          this.pauseMs = pauseOf(error);
          return false;
        }
        if (failure === 'CLOSED') {
          await this.end();
          return true;
        }
        if (this.waiting.get(key) === entry) this.refused.set(key, error);
        else this.forgetLate(entry);
      }
    }
    this.failing = false;
    return true;
  }

  private async settle(key: string, sent: StampedAnswer, held: StampedAnswer): Promise<void> {
    this.highestSeq = Math.max(this.highestSeq, held.seq);
    // What cannot be cleared here is sent once more another time, and changes nothing then.
    await inTime(this.options.store.settle(key, sent, held)).catch(() => undefined);
    const wasLate = this.forgetLate(sent);
    const waits = this.waiting.get(key);
    if (waits ? waits.seq !== sent.seq : !wasLate) return;
    // A later answer of the server arrived first.
    const here = this.answers.get(key);
    if (wasLate && here && !answerWins(held, here)) return;
    const shown = this.answers.get(key)?.value.normalize('NFC');
    this.waiting.delete(key);
    this.unkept.delete(key);
    this.answers.set(key, held);
    if (held.value !== shown) this.options.onOvertaken(key, held.value);
  }

  /** True where it was one of those. */
  private forgetLate(entry: StampedAnswer): boolean {
    const before = this.late.length;
    this.late = this.late.filter(([, one]) => one !== entry);
    return this.late.length < before;
  }

  /** Nothing can be saved any more: what waits here would wait for ever. */
  private async end(): Promise<void> {
    this.close();
    const { store } = this.options;
    const gone = [...this.waiting, ...this.late].map(([key, entry]) => inTime(store.settle(key, entry, entry)));
    await Promise.allSettled(gone);
    this.waiting.clear();
    this.late = [];
    this.refused.clear();
    this.options.onClosed();
  }
}
