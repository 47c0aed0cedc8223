import type { MissionResult } from '#contract/mission.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { keptMissions } from '../session/keptMissions.ts';
import type { MissionDeps } from '../session/MissionDeps.ts';
import { handInRecords } from './handInRecords.ts';
import { sendAnswersOf } from './sendAnswersOf.ts';
import type { HandInEnd, TextState, WaitingHandIn } from './WaitingHandIn.ts';

/** What the app gives the queue: where reports are written, and who notifies the student. */
export interface HandInPorts {
  sendText: (bookNo: number) => Promise<TextState>;
  onEnded: (end: HandInEnd) => void;
}

type Sent = { state: 'DONE'; result: MissionResult } | { state: 'WAITS' } | { state: 'REFUSED'; error: unknown };

/** The other device's text has to be looked at before a report can be handed in. */
export class TextUndecided extends Error {
  override readonly name = 'TextUndecided';
}

const RETRY_DELAYS_MS = [3_000, 10_000, 30_000, 60_000];

/**
 * Missions of one account that were handed in on this device. A hand-in is written down with its key before anything is
 * sent, so that a crash, a cut network or a lost login in between neither loses it nor hands in twice; what cannot go
 * now waits, is tried again by itself, and can be taken back.
 */
export class SubmissionQueue {
  private readonly deps: MissionDeps;
  private readonly records: ReturnType<typeof handInRecords>;
  private readonly copies: ReturnType<typeof keptMissions>;
  private readonly sending = new Map<number, Promise<Sent>>();
  /** Attempts whose record this tab removed: the one that removes it is the one that notifies. */
  private readonly removed = new Set<number>();
  private readonly watchers = new Map<number, (end: HandInEnd) => void>();
  private ports: HandInPorts | null = null;
  private trying = false;
  /** The attempt at which the last round ended. */
  private heldUp: number | null = null;

  constructor(deps: MissionDeps) {
    this.deps = deps;
    this.records = handInRecords(deps.device, deps.accountNo);
    this.copies = keptMissions(deps.device, deps.accountNo);
  }

  /** The app is there: pending notices are delivered. Returns the disposer. */
  connect(ports: HandInPorts): () => void {
    this.ports = ports;
    void this.records.unshown().then((ends) => {
      for (const end of ends) if (this.ports === ports) ports.onEnded(end);
    });
    return () => {
      if (this.ports === ports) this.ports = null;
    };
  }

  /** A page shows this submission waiting and shows itself how it ends. Returns the disposer. */
  watch(attemptNo: number, listener: (end: HandInEnd) => void): () => void {
    this.watchers.set(attemptNo, listener);
    return () => {
      if (this.watchers.get(attemptNo) === listener) this.watchers.delete(attemptNo);
    };
  }

  waitingFor(bookNo: number, kind: WaitingHandIn['kind']): Promise<WaitingHandIn | null> {
    return this.records.find(bookNo, kind);
  }

  /**
   * Hands in now, or keeps the hand-in until it can be sent.
   *
   * @param isHere false once the student has left the page: how it ended is then reported as of one that had waited
   * @throws the refusal of the server, when the student has to correct something or the mission is over
   */
  async handIn(
    order: Omit<WaitingHandIn, 'key'>,
    isHere: () => boolean = () => true,
  ): Promise<{ state: 'DONE'; result: MissionResult } | { state: 'WAITS' | 'TOLD' }> {
    const handIn = { ...order, key: this.deps.createKey() };
    await this.records.write(handIn);
    const sent = await this.send(handIn);
    if (sent.state === 'WAITS') this.keepTrying();
    else if (!isHere()) {
      await this.reportEnd(handIn, sent);
      return { state: 'TOLD' };
    }
    if (sent.state === 'REFUSED') throw sent.error;
    return sent;
  }

  /** The student wants to go on. False when it was too late: it is handed in, or was taken back elsewhere. */
  async takeBack(attemptNo: number): Promise<boolean> {
    await this.sending.get(attemptNo);
    return this.records.remove(attemptNo);
  }

  /** Sends all that waits of this account, whatever page it was handed in on. */
  async sendAll(): Promise<void> {
    const waiting = await this.records.waiting();
    if (waiting === null || !(await this.sendInTurn(waiting))) this.keepTrying();
  }

  /** The student has seen how it ended. */
  async forgetEnd(attemptNo: number): Promise<void> {
    await this.records.forgetEnd(attemptNo);
  }

  private keepTrying(): void {
    if (this.trying) return;
    this.trying = true;
    void this.tryUntilSent().finally(() => {
      this.trying = false;
    });
  }

  private async tryUntilSent(): Promise<void> {
    for (let failures = 0; this.deps.isCurrent(); failures += 1) {
      const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0;
      await this.deps.wait(delay * (0.5 + this.deps.random()));
      const waiting = await this.records.waiting();
      if (waiting?.length === 0) return;
      await this.sendInTurn(waiting ?? []);
    }
  }

  /** Sends until one cannot go; that one lets the others go first the next time. False when there was one. */
  private async sendInTurn(waiting: readonly WaitingHandIn[]): Promise<boolean> {
    const first = waiting.findIndex(({ attemptNo }) => attemptNo === this.heldUp) + 1;
    for (const handIn of [...waiting.slice(first), ...waiting.slice(0, first)]) {
      if ((await this.sendUnasked(handIn)).state !== 'WAITS') continue;
      this.heldUp = handIn.attemptNo;
      return false;
    }
    return true;
  }

  /** Sends what has waited, and notifies the student how it ended: once, also where two tabs send it. */
  private async sendUnasked(handIn: WaitingHandIn): Promise<Sent> {
    const joined = this.sending.has(handIn.attemptNo);
    const sent = await this.send(handIn);
    if (sent.state !== 'WAITS' && !joined && this.removed.delete(handIn.attemptNo)) await this.reportEnd(handIn, sent);
    return sent;
  }

  /** One try, shared by those who come while it runs. */
  private send(handIn: WaitingHandIn): Promise<Sent> {
    const { attemptNo } = handIn;
    const running = this.sending.get(attemptNo);
    if (running) return running;
    const sent = this.sendOnce(handIn)
      .then(async (outcome) => {
        this.removed.delete(attemptNo);
        if (outcome.state !== 'WAITS' && (await this.records.end(attemptNo))) this.removed.add(attemptNo);
        if (outcome.state === 'DONE') void this.copies.forget(attemptNo);
        return outcome;
      })
      .finally(() => this.sending.delete(attemptNo));
    this.sending.set(attemptNo, sent);
    return sent;
  }

  private async sendOnce(handIn: WaitingHandIn): Promise<Sent> {
    const { deps } = this;
    const { attemptNo, bookNo, kind, confirmIncomplete, seen, key } = handIn;
    const waits: Sent = { state: 'WAITS' };
    try {
      if (!deps.isCurrent() || !(await sendAnswersOf(deps, attemptNo))) return waits;
      if (kind === 'REPORT') {
        const text = (await this.ports?.sendText(bookNo)) ?? 'WAITS';
        if (text === 'UNDECIDED') throw new TextUndecided();
        if (text === 'WAITS') return waits;
      }
      if (!deps.isCurrent()) return waits;
      return { state: 'DONE', result: await deps.calls.submit(attemptNo, { confirmIncomplete, seen }, key) };
    } catch (error) {
      return deps.isCurrent() && isRefusal(error) ? { state: 'REFUSED', error } : waits;
    }
  }

  private async reportEnd(handIn: WaitingHandIn, sent: Exclude<Sent, { state: 'WAITS' }>): Promise<void> {
    const { attemptNo, bookNo, bookName, kind } = handIn;
    const mission = { attemptNo, bookNo, bookName, kind };
    const end: HandInEnd =
      sent.state === 'DONE'
        ? { ...mission, outcome: 'DONE', points: sent.result.points }
        : { ...mission, ...(await this.describeRefusal(handIn, sent.error)) };
    const watcher = this.watchers.get(attemptNo);
    if (watcher) return watcher(end);
    await this.records.keepEnd(end);
    this.ports?.onEnded(end);
  }

  private async describeRefusal({ attemptNo, bookNo, kind }: WaitingHandIn, error: unknown) {
    if (error instanceof TextUndecided) return { outcome: 'TEXT_CHOICE' } as const;
    if (error instanceof ApiError && error.is('MISSION_NOT_COMPLETE')) return { outcome: 'GAPS' } as const;
    if (error instanceof ApiError && error.is('ANSWERS_CHANGED')) return { outcome: 'CHANGED' } as const;
    if (error instanceof ApiError && error.is('MISSION_CLOSED')) {
      void this.copies.forget(attemptNo);
      const counted = await this.deps.calls.result(bookNo, kind).catch(() => null);
      return { outcome: 'ALREADY', points: counted?.points ?? null } as const;
    }
    if (error instanceof ApiError && error.status === 404) return { outcome: 'GONE' } as const;
    const reasons = error instanceof ApiError ? Object.values(error.fields) : [];
    return { outcome: 'GATE', ...(reasons.length === 1 && { why: reasons[0] }) } as const;
  }
}

/**
 * Our server has decided against it, or the student is to decide. A lost login, a proxy in between or a device that
 * cannot be read decides nothing: what was handed in waits for the next try.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof TextUndecided) return true;
  return error instanceof ApiError && !error.passing && [404, 413, 422].includes(error.status);
}
