import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import { answersUnder } from '#src/lib/answers/answersUnder.ts';
import type { JournalStore } from '#src/lib/answers/JournalOptions.ts';
import { answersOf } from '#src/lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
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
  const prefix = attemptPlace(accountNo, attemptNo);
  return {
    ...answersUnder(device, prefix),
    async settle(key, sent, held) {
      // First the copy, then the original: a crash in between leaves one too many, never one too few.
      await copy.keepAnswer(attemptNo, key, held);
      await device.removeIf<StampedAnswer>(prefix + key, (kept) => kept.seq === sent.seq);
    },
  };
}

/** First part of every key of one attempt's answers; the item follows. */
export function attemptPlace(accountNo: number, attemptNo: number): string {
  return `${answersOf(accountNo)}${attemptNo}:`;
}

/** Attempts of an account that have answers waiting on this device. */
export async function attemptsWithAnswers(device: DeviceStore, accountNo: number): Promise<number[]> {
  const prefix = answersOf(accountNo);
  const numbers = (await device.entries(prefix)).map(([key]) => Number(key.slice(prefix.length).split(':')[0]));
  return [...new Set(numbers.filter(Number.isInteger))];
}
