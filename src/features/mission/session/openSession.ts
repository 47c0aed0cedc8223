import type { GivenHint, MissionAttempt } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { isUnreachable } from '#src/lib/api/isUnreachable.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';
import { BLIND, keptMissions, takesVerdicts, withVerdict } from './keptMissions.ts';
import type { MissionDeps } from './MissionDeps.ts';
import { type JournalEvents, openJournal } from './openJournal.ts';

/** What a session reports while it is played. */
export interface SessionEvents extends JournalEvents {
  /** The attempt as it stands after a hint, or after words were found right. */
  onAttempt: (attempt: MissionAttempt) => void;
}

/** A mission that is being played. */
export interface OpenSession {
  /** As it stood when it was opened. */
  attempt: MissionAttempt;
  /** Newest per item when it was opened, those that wait on this device included. */
  answers: Record<string, string>;
  /** False where the item has been marked, or is to be marked by the answer that it has. */
  mayAnswer: (key: string) => boolean;
  /** Resolves when this device has it. Changes nothing where the item may not be answered. */
  answer: (key: string, value: string) => Promise<void>;
  /** Tries to send what waits. False when something could not go. */
  flush: () => Promise<boolean>;
  hint: (key: string) => Promise<{ hint: GivenHint; maxPoint: number; hintPrice: number }>;
  /** Marks words as the server has them. Rejects when they could not be sent before. @param byItself nobody asked */
  check: (
    keys: string[],
    byItself?: boolean,
  ) => Promise<{ results: { key: string; correct: boolean }[]; ended?: string[] }>;
  /** `seq` of each answer on the screen, by item. */
  seen: () => Record<string, number>;
  /** The answers on the screen, by item. */
  values: () => Record<string, string>;
  /**
   * Fetches the answers that the server holds, and shows those that are later. True where one differs from `shown`, the
   * answers that were on the screen when they were handed in: they may have changed while it was on its way.
   */
  refresh: (shown: Record<string, string>) => Promise<boolean>;
  close: () => void;
}

/**
 * Starts or resumes the attempt of a book and kind. Where the server cannot be reached, an attempt begun on this device
 * before is opened from its copy: it is played on as it was left.
 *
 * @throws ApiError, NetworkError when there is nothing to play here
 */
export async function openSession(
  deps: MissionDeps,
  bookNo: number,
  kind: MissionKind,
  { onAttempt, ...events }: SessionEvents,
): Promise<OpenSession> {
  const kept = keptMissions(deps.device, deps.accountNo);
  const { attempt, clockAheadMs } = await begin(deps, bookNo, kind);
  const { attemptNo } = attempt;
  const { journal, close } = openJournal({
    deps,
    attemptNo,
    known: attempt.answers,
    clockAheadMs,
    ...events,
    onOvertaken: (key, value) => {
      events.onOvertaken(key, value);
      askForVerdicts();
    },
    markedAtOnce: () => takesVerdicts(standing),
    onVerdict: (given) => void change((before) => withVerdict(before, given)),
    onClosed: () => {
      void kept.forget(attemptNo);
      events.onClosed();
    },
  });

  let standing = attempt;
  /** Also in the copy: it is played on from there without a network. */
  const change = async (edit: (before: MissionAttempt) => MissionAttempt): Promise<void> => {
    standing = edit(standing);
    onAttempt(standing);
    await inTime(kept.change(attemptNo, edit)).catch(() => undefined);
  };
  /** Also for answers that another tab or an earlier version has given. */
  const askForVerdicts = (): void => {
    if (!takesVerdicts(standing)) return;
    const known = new Set([...standing.verdicts, ...standing.locked].map(({ key }) => key));
    for (const key of Object.keys(journal.values())) if (!known.has(key)) journal.sendAgain(key);
  };
  const mayAnswer = (key: string): boolean =>
    !standing.verdicts.some((verdict) => verdict.key === key) &&
    !(takesVerdicts(standing) && Boolean(journal.values()[key]));
  // A store that cannot be read must not keep the student from playing: what server and tab have is there, and the
  // journal reports what is found when it is read later.
  const answers = await journal.restore().catch(() => journal.values());
  askForVerdicts();

  return {
    attempt,
    answers,
    mayAnswer,
    answer: async (key, value) => {
      if (!mayAnswer(key)) return;
      const kept = journal.put(key, value);
      if (takesVerdicts(standing)) void journal.flush();
      return kept;
    },
    flush: () => {
      askForVerdicts();
      return journal.flush();
    },
    hint: async (key) => {
      const given = await deps.calls.hint(attemptNo, key);
      await change((before) => withGivenHint(before, given));
      return given;
    },
    check: async (keys, byItself = false) => {
      if (!(await journal.flush())) throw journal.problem ?? new NetworkError(false);
      const asked = journal.values();
      const marked = await deps.calls.check(attemptNo, keys, byItself);
      const now = journal.values();
      // A word that was changed meanwhile is not the one that was marked.
      const right = marked.results.flatMap(({ key, correct }) => {
        const value = asked[key];
        return correct && value !== undefined && value === now[key] ? [{ key, value }] : [];
      });
      await change((before) => withRightWords(before, right));
      return marked;
    },
    seen: () => journal.seen(),
    values: () => journal.values(),
    refresh: async (shown) => {
      const { answers, markedAtOnce, verdicts } = { ...BLIND, ...(await deps.calls.start(bookNo, kind)) };
      await change((before) => ({ ...before, markedAtOnce, verdicts }));
      for (const { key, value, seq } of answers) journal.receive(key, { value, seq });
      return answers.some(({ key, value }) => value !== (shown[key] ?? ''));
    },
    close,
  };
}

async function begin(deps: MissionDeps, bookNo: number, kind: MissionKind) {
  const kept = keptMissions(deps.device, deps.accountNo);
  try {
    const asked = deps.now();
    const attempt = { ...BLIND, ...(await deps.calls.start(bookNo, kind)) };
    // The answer was written between question and arrival; the middle is the best guess.
    const clockAheadMs = Math.round(Date.parse(attempt.currentDate) - (asked + deps.now()) / 2);
    await inTime(kept.keep(attempt, clockAheadMs)).catch(() => undefined);
    return { attempt, clockAheadMs };
  } catch (error) {
    const read = () => inTime(kept.read(bookNo, kind)).catch(() => null);
    const copy = isUnreachable(error) ? await read() : null;
    if (copy) return copy;
    if (error instanceof ApiError && error.is('MISSION_CLOSED')) {
      const old = await read();
      if (old) void kept.forget(old.attempt.attemptNo);
    }
    throw error;
  }
}

/** An attempt after words of it were checked and found right: they are closed. */
function withRightWords(attempt: MissionAttempt, right: MissionAttempt['locked']): MissionAttempt {
  const keys = new Set(right.map(({ key }) => key));
  return { ...attempt, locked: [...attempt.locked.filter(({ key }) => !keys.has(key)), ...right] };
}

/** An attempt after one more hint, with what can still be earned. A hint that is given again is the same hint. */
function withGivenHint(
  attempt: MissionAttempt,
  { hint, maxPoint, hintPrice }: { hint: GivenHint; maxPoint: number; hintPrice: number },
): MissionAttempt {
  const others = attempt.hints.filter(({ key, step }) => key !== hint.key || step !== hint.step);
  return { ...attempt, hints: [...others, hint], maxPoint, hintPrice };
}
