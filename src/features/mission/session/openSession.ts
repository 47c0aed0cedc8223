import type { GivenHint, MissionAttempt } from '../../../../contract/mission.ts';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import { ApiError } from '../../../lib/api/ApiError.ts';
import { isUnreachable } from '../../../lib/api/isUnreachable.ts';
import { NetworkError } from '../../../lib/api/NetworkError.ts';
import { keptMissions } from './keptMissions.ts';
import type { MissionWorld } from './MissionWorld.ts';
import { type JournalEvents, openJournal } from './openJournal.ts';

/** A mission that is being played. */
export interface OpenSession {
  attempt: MissionAttempt;
  /** Newest per item when it was opened, those that wait on this device included. */
  answers: Record<string, string>;
  /** Resolves when this device has it. */
  answer: (key: string, value: string) => Promise<void>;
  /** Tries to send what waits. False when something could not go. */
  flush: () => Promise<boolean>;
  hint: (key: string) => Promise<{ hint: GivenHint; maxPoint: number; hintPrice: number }>;
  /** Marks words as the server has them. Rejects when they could not be sent before. */
  check: (keys: string[]) => Promise<{ results: { key: string; correct: boolean }[] }>;
  close: () => void;
}

/**
 * Starts or resumes the attempt of a book and kind. Where the server cannot be reached, an attempt begun on this device
 * before is opened from its copy: it is played on as it was left.
 *
 * @throws ApiError, NetworkError when there is nothing to play here
 */
export async function openSession(
  world: MissionWorld,
  bookNo: number,
  kind: MissionKind,
  events: JournalEvents,
): Promise<OpenSession> {
  const kept = keptMissions(world.device, world.accountNo);
  const { attempt, clockAheadMs } = await begin(world, bookNo, kind);
  const { attemptNo } = attempt;
  const { journal, close } = openJournal({
    world,
    attemptNo,
    known: attempt.answers,
    clockAheadMs,
    ...events,
    onClosed: () => {
      void kept.forget(attemptNo);
      events.onClosed();
    },
  });

  return {
    attempt,
    answers: await restored(journal.restore(), attempt),
    answer: (key, value) => journal.put(key, value),
    flush: () => journal.flush(),
    hint: async (key) => {
      const given = await world.calls.hint(attemptNo, key);
      const { hint, maxPoint, hintPrice } = given;
      await kept.change(attemptNo, (before) => ({ ...before, hints: [...before.hints, hint], maxPoint, hintPrice }));
      return given;
    },
    check: async (keys) => {
      if (!(await journal.flush())) throw journal.problem ?? new NetworkError(false);
      const marked = await world.calls.check(attemptNo, keys);
      const right = new Set(marked.results.filter(({ correct }) => correct).map(({ key }) => key));
      await kept.change(attemptNo, (before) => ({
        ...before,
        locked: [
          ...before.locked.filter(({ key }) => !right.has(key)),
          ...before.answers.filter(({ key }) => right.has(key)).map(({ key, value }) => ({ key, value })),
        ],
      }));
      return marked;
    },
    close,
  };
}

async function begin(world: MissionWorld, bookNo: number, kind: MissionKind) {
  const kept = keptMissions(world.device, world.accountNo);
  try {
    const asked = world.now();
    const attempt = await world.calls.start(bookNo, kind);
    // The answer was written between question and arrival; the middle is the best guess.
    const clockAheadMs = Math.round(Date.parse(attempt.currentDate) - (asked + world.now()) / 2);
    await kept.keep(attempt, clockAheadMs);
    return { attempt, clockAheadMs };
  } catch (error) {
    const copy = isUnreachable(error) ? await kept.read(bookNo, kind) : null;
    if (copy) return copy;
    if (error instanceof ApiError && error.is('MISSION_CLOSED')) {
      const old = await kept.read(bookNo, kind);
      if (old) await kept.forget(old.attempt.attemptNo);
    }
    throw error;
  }
}

/** A store that cannot be read must not keep the student from playing: what the server has is there. */
function restored(reading: Promise<Record<string, string>>, attempt: MissionAttempt): Promise<Record<string, string>> {
  return reading.catch(() => Object.fromEntries(attempt.answers.map(({ key, value }) => [key, value])));
}
