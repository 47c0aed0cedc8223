import { handInsOf, keptOf } from '../../../lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '../../../lib/persisted/DeviceStore.ts';
import { inTime } from '../../../lib/persisted/inTime.ts';
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
    const reading = device.entries<WaitingHandIn>(waitingPrefix);
    // Once it could not keep something, what the tab has must not wait for it.
    const kept = await (unkept.size > 0 ? inTime(reading) : reading).catch(() => []);
    // What was written late, after all, is there twice.
    const late = kept.map(([, handIn]) => handIn).filter(({ attemptNo }) => !unkept.has(attemptNo));
    return [...late, ...unkept.values()];
  }

  return {
    waiting,
    find: async (bookNo: number, kind: WaitingHandIn['kind']): Promise<WaitingHandIn | null> =>
      (await inTime(waiting()).catch(() => [...unkept.values()])).find(
        (handIn) => handIn.bookNo === bookNo && handIn.kind === kind,
      ) ?? null,
    async write(handIn: WaitingHandIn): Promise<void> {
      const written = inTime(device.set(`${waitingPrefix}${handIn.attemptNo}`, handIn));
      await written.catch(() => void unkept.set(handIn.attemptNo, handIn));
    },
    /** True for the one call, of all tabs, that removed it. */
    async remove(attemptNo: number): Promise<boolean> {
      const here = unkept.delete(attemptNo);
      const there = inTime(device.removeIf(`${waitingPrefix}${attemptNo}`, () => true)).catch(() => false);
      return (await there) || here;
    },
    keepEnd: (end: HandInEnd): Promise<void> =>
      inTime(device.set(`${endPrefix}${end.attemptNo}`, end)).catch(() => undefined),
    untold: async (): Promise<HandInEnd[]> =>
      (await device.entries<HandInEnd>(endPrefix).catch(() => [])).map(([, end]) => end),
    forgetEnd: async (attemptNo: number): Promise<void> => {
      await device.removeIf(`${endPrefix}${attemptNo}`, () => true).catch(() => undefined);
    },
  };
}
