import type { MissionAttempt } from '#contract/mission.ts';
import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { SaveState } from '#src/game-host/GameMessages.ts';
import { AnswerJournal } from '#src/lib/answers/AnswerJournal.ts';
import type { SendFailure } from '#src/lib/answers/JournalOptions.ts';
import { openServerClock } from '#src/lib/answers/openServerClock.ts';
import { otherTabsOf } from '#src/lib/answers/otherTabsOf.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import type { DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import type { AttemptCalls } from '../attemptCalls.ts';
import { attemptPlace, createJournalStore } from '../journal/createJournalStore.ts';
import type { GivenVerdict } from './keptMissions.ts';
import type { MissionDeps } from './MissionDeps.ts';

/** What a journal reports while a mission is played. */
export interface JournalEvents {
  onState: (state: SaveState) => void;
  onOvertaken: (key: string, value: string) => void;
  onClosed: () => void;
}

interface OpenJournalOptions extends JournalEvents {
  deps: MissionDeps;
  attemptNo: number;
  known: MissionAttempt['answers'];
  clockAheadMs: number;
  /** Whether answers are marked as they are given. */
  markedAtOnce: () => boolean;
  /** The server has marked an answer, or marks none of this attempt any more. */
  onVerdict: (given: GivenVerdict) => void;
}

/** Open journals over a device, by attempt: an attempt that is played sends its answers itself. */
const journals = new WeakMap<DeviceStore, Map<number, AnswerJournal>>();

export const openJournalOf = ({ device }: MissionDeps, attemptNo: number): AnswerJournal | undefined =>
  journals.get(device)?.get(attemptNo);

/** The journal of one attempt over this device and the API; call what comes with it to close it. */
export function openJournal({ deps, attemptNo, known, clockAheadMs, ...options }: OpenJournalOptions) {
  const { markedAtOnce, onVerdict, ...events } = options;
  const { calls, device, broadcast, accountNo, isCurrent, now, ticks, wait, random } = deps;
  const journal = new AnswerJournal({
    known,
    store: createJournalStore({ device, accountNo, attemptNo }),
    otherTabs: otherTabsOf(broadcast, attemptPlace(accountNo, attemptNo)),
    send: async (key, entry) => {
      const given = markedAtOnce() && entry.value !== '' ? await askVerdict(calls, attemptNo, key, entry) : null;
      const { value, seq } = given?.answer ?? (await calls.save(attemptNo, key, entry));
      if (given) onVerdict({ markedAtOnce: given.markedAtOnce, verdict: given.verdict });
      return { value, seq };
    },
    // The history of a thought has also what came too late (decision 0041).
    keepsOvertaken: true,
    isCurrent,
    describeFailure,
    now: openServerClock({ now, ticks, clockAheadMs }),
    wait,
    random,
    ...events,
  });
  const open = journals.get(device) ?? new Map<number, AnswerJournal>();
  journals.set(device, open.set(attemptNo, journal));
  const close = () => {
    journal.close();
    if (open.get(attemptNo) === journal) open.delete(attemptNo);
  };
  return { journal, close };
}

/** Null where the server does not know of verdicts yet, while its nodes are replaced: there the answer is saved alone. */
async function askVerdict(calls: AttemptCalls, attemptNo: number, key: string, entry: StampedAnswer) {
  try {
    return await calls.verdict(attemptNo, key, entry);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A lost login (401) and everything that may be over by itself is passing: the answer waits. */
function describeFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.passing) return 'PASSING';
  if (error.is('MISSION_CLOSED') || error.status === 404) return 'CLOSED';
  return error.status === 422 || error.status === 413 ? 'REFUSED' : 'PASSING';
}
