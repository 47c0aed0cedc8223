import { handInsOf, keptOf } from '../../../lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '../../../lib/persisted/DeviceStore.ts';
import type { HandInEnd, WaitingHandIn } from './WaitingHandIn.ts';

/**
 * Hand-ins of one account on this device, and ends that nobody has seen yet. Where the device keeps nothing, they live
 * as long as the tab.
 */
export function handInRecords(device: DeviceStore, accountNo: number) {
  const waitingPrefix = handInsOf(accountNo);
  const endPrefix = `${keptOf(accountNo)}handed-in:`;
  /** Those that the device could not keep. */
  const unkept = new Map<number, WaitingHandIn>();

  async function waiting(): Promise<WaitingHandIn[]> {
    const kept = await device.entries<WaitingHandIn>(waitingPrefix).catch(() => []);
    return [...kept.map(([, handIn]) => handIn), ...unkept.values()];
  }

  return {
    waiting,
    find: async (bookNo: number, kind: WaitingHandIn['kind']): Promise<WaitingHandIn | null> =>
      (await waiting()).find((handIn) => handIn.bookNo === bookNo && handIn.kind === kind) ?? null,
    async write(handIn: WaitingHandIn): Promise<void> {
      await device
        .set(`${waitingPrefix}${handIn.attemptNo}`, handIn)
        .catch(() => void unkept.set(handIn.attemptNo, handIn));
    },
    /** True for the one call, of all tabs, that removed it. */
    async remove(attemptNo: number): Promise<boolean> {
      if (unkept.delete(attemptNo)) return true;
      return device.removeIf(`${waitingPrefix}${attemptNo}`, () => true).catch(() => false);
    },
    keepEnd: (end: HandInEnd): Promise<void> => device.set(`${endPrefix}${end.attemptNo}`, end).catch(() => undefined),
    untold: async (): Promise<HandInEnd[]> =>
      (await device.entries<HandInEnd>(endPrefix).catch(() => [])).map(([, end]) => end),
    forgetEnd: async (attemptNo: number): Promise<void> => {
      await device.removeIf(`${endPrefix}${attemptNo}`, () => true).catch(() => undefined);
    },
  };
}
