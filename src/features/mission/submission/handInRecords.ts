import { handInsOf, keptOf } from '#src/lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { inTime } from '#src/lib/persisted/inTime.ts';
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
  /** Attempts whose hand-in has ended, while this device has not let go of it. */
  const ended = new Set<number>();

  /** Null where this device cannot read what it has, and the tab has nothing. */
  async function waiting(): Promise<WaitingHandIn[] | null> {
    const kept = await inTime(device.entries<WaitingHandIn>(waitingPrefix)).catch(() => null);
    if (kept === null && unkept.size === 0) return null;
    // What was written late, after all, is there twice.
    const late = (kept ?? [])
      .map(([, handIn]) => handIn)
      .filter(({ attemptNo: no }) => !unkept.has(no) && !ended.has(no));
    return [...late, ...unkept.values()];
  }

  const removeKept = (attemptNo: number): Promise<boolean> =>
    device.removeIf(`${waitingPrefix}${attemptNo}`, () => true);

  return {
    waiting,
    find: async (bookNo: number, kind: WaitingHandIn['kind']): Promise<WaitingHandIn | null> =>
      (await waiting())?.find((handIn) => handIn.bookNo === bookNo && handIn.kind === kind) ?? null,
    async write(handIn: WaitingHandIn): Promise<void> {
      ended.delete(handIn.attemptNo);
      const written = inTime(device.set(`${waitingPrefix}${handIn.attemptNo}`, handIn));
      await written.catch(() => void unkept.set(handIn.attemptNo, handIn));
    },
    /** True for the one call, of all tabs, that removed it. */
    async remove(attemptNo: number): Promise<boolean> {
      const here = unkept.delete(attemptNo);
      return (await inTime(removeKept(attemptNo)).catch(() => false)) || here;
    },
    /**
     * It has gone. True for the one call, of all tabs, that removed it; where the device does not report it, for this
     * one.
     */
    async end(attemptNo: number): Promise<boolean> {
      const here = unkept.delete(attemptNo);
      ended.add(attemptNo);
      const removing = removeKept(attemptNo).then((there) => {
        ended.delete(attemptNo);
        return there;
      });
      return (await inTime(removing).catch(() => true)) || here;
    },
    keepEnd: (end: HandInEnd): Promise<void> =>
      inTime(device.set(`${endPrefix}${end.attemptNo}`, end)).catch(() => undefined),
    unshown: async (): Promise<HandInEnd[]> =>
      (await device.entries<HandInEnd>(endPrefix).catch(() => [])).map(([, end]) => end),
    forgetEnd: async (attemptNo: number): Promise<void> => {
      await device.removeIf(`${endPrefix}${attemptNo}`, () => true).catch(() => undefined);
    },
  };
}
