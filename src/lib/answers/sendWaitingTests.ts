import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { testsOf } from '../persisted/answersDatabase.ts';
import type { DeviceStore } from '../persisted/DeviceStore.ts';
import { openTests } from './openTests.ts';
import { saveTestAnswer } from './saveTestAnswer.ts';

interface WaitingTests {
  api: ApiClient;
  device: DeviceStore;
  accountNo: number;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
}

/**
 * Sends answers to tests that wait on this device, whatever page is open. Those of a test that is over wait for nothing
 * and are dropped; what cannot go now goes another time.
 */
export async function sendWaitingTests({ api, device, accountNo, isCurrent }: WaitingTests): Promise<void> {
  for (const [test, save] of Object.entries(saveTestAnswer)) {
    const prefix = testsOf(accountNo, test);
    for (const [key, entry] of await device.entries<StampedAnswer>(prefix)) {
      if (!isCurrent()) return;
      if (openTests.has(key)) continue;
      const [testNo = '', item = ''] = key.slice(prefix.length).split(':');
      const { seq } = entry;
      try {
        await save(api, testNo, item, entry);
      } catch (error) {
        const refused = error instanceof ApiError && !error.passing && [404, 422].includes(error.status);
        if (!refused) return;
      }
      await device.removeIf<StampedAnswer>(key, (kept) => kept.seq === seq);
    }
  }
}
