import type { StampedAnswer } from '../../../domain/mission/StampedAnswer.ts';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { testsOf } from '../persisted/answersDatabase.ts';
import type { DeviceStore } from '../persisted/DeviceStore.ts';
import type { KeptTest } from './createTestStore.ts';
import { openTests } from './openTests.ts';

const addresses: Readonly<Record<KeptTest, string>> = {
  diagnosis: '/api/diagnosis/applies',
  personality: '/api/bookbti/attempts',
};

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
  for (const [test, address] of Object.entries(addresses)) {
    const prefix = testsOf(accountNo, test);
    for (const [key, entry] of await device.entries<StampedAnswer>(prefix)) {
      if (!isCurrent()) return;
      if (openTests.has(key)) continue;
      const [testNo = '', item = ''] = key.slice(prefix.length).split(':');
      const { value, seq } = entry;
      try {
        await api.put(`${address}/${testNo}/answers/${encodeURIComponent(item)}`, { value, seq });
      } catch (error) {
        const refused = error instanceof ApiError && !error.passing && [404, 422].includes(error.status);
        if (!refused) return;
      }
      await device.removeIf<StampedAnswer>(key, (kept) => kept.seq === seq);
    }
  }
}
