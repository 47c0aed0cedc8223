import type { StampedAnswer } from '../../../../domain/mission/StampedAnswer.ts';
import type { JournalStore } from '../../../lib/answers/AnswerJournal.ts';
import { answersOf } from '../../../lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '../../../lib/persisted/DeviceStore.ts';
import { keptMissions } from '../session/keptMissions.ts';

interface JournalStoreOptions {
  device: DeviceStore;
  accountNo: number;
  attemptNo: number;
}

/**
 * Answers of one attempt of one account that wait on this device. What the server has goes over into the copy from
 * which the mission can be opened without a network.
 */
export function createJournalStore({ device, accountNo, attemptNo }: JournalStoreOptions): JournalStore {
  const copy = keptMissions(device, accountNo);
  const prefix = `${answersOf(accountNo)}${attemptNo}:`;
  return {
    async readAll() {
      const all = await device.entries<StampedAnswer>(prefix);
      return Object.fromEntries(all.map(([key, entry]) => [key.slice(prefix.length), entry]));
    },
    write: (key, entry) => device.set(prefix + key, entry),
    async settle(key, sent, held) {
      // First the copy, then the original: a crash in between leaves one too many, never one too few.
      await copy.keepAnswer(attemptNo, key, held);
      await device.removeIf<StampedAnswer>(prefix + key, (kept) => kept.seq === sent.seq);
    },
  };
}

/** Attempts of an account that have answers waiting on this device. */
export async function attemptsWithAnswers(device: DeviceStore, accountNo: number): Promise<number[]> {
  const prefix = answersOf(accountNo);
  const numbers = (await device.entries(prefix)).map(([key]) => Number(key.slice(prefix.length).split(':')[0]));
  return [...new Set(numbers.filter(Number.isInteger))];
}
