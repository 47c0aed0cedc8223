import type { MissionAttempt } from '../../../../contract/mission.ts';
import type { SaveState } from '../../../game-host/GameMessages.ts';
import { ApiError } from '../../../lib/api/ApiError.ts';
import type { AttemptCalls } from '../api/attemptCalls.ts';
import { AnswerJournal } from '../journal/AnswerJournal.ts';
import { createJournalStore } from '../journal/createJournalStore.ts';

interface OpenJournalOptions {
  attempt: MissionAttempt;
  accountNo: number;
  calls: AttemptCalls;
  onState: (state: SaveState) => void;
}

/** The journal of one attempt over IndexedDB and the API. */
export function openJournal({ attempt, accountNo, calls, onState }: OpenJournalOptions): AnswerJournal {
  return new AnswerJournal({
    known: attempt.answers,
    store: createJournalStore(accountNo, attempt.attemptNo),
    send: async (key, entry) => {
      await calls.save(attempt.attemptNo, key, entry);
    },
    // A refusal that will stay one: the attempt is closed, or is not ours. A lost login (401) is not: the answer waits.
    isFinal: (error) => error instanceof ApiError && [404, 409, 422].includes(error.status),
    onState,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}
