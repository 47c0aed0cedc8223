import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import { testsOf } from '../persisted/answersDatabase.ts';
import type { DeviceStore } from '../persisted/DeviceStore.ts';
import { answersUnder } from './answersUnder.ts';
import type { JournalStore } from './JournalOptions.ts';

/** Tests whose answers are kept one by one; each has numbers of its own. */
export type KeptTest = 'diagnosis' | 'personality';

interface TestStoreOptions {
  device: DeviceStore;
  accountNo: number;
  test: KeptTest;
  /** Number of the attempt. */
  testNo: number;
}

/** Answers of one test of one account that wait on this device. */
export function createTestStore({ device, accountNo, test, testNo }: TestStoreOptions): JournalStore {
  const prefix = `${testsOf(accountNo, test)}${testNo}:`;
  return {
    ...answersUnder(device, prefix),
    async settle(key, sent) {
      await device.removeIf<StampedAnswer>(prefix + key, (kept) => kept.seq === sent.seq);
    },
  };
}
