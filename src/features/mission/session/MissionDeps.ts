import type { Broadcast } from '#src/lib/createBroadcast.ts';
import type { DeviceStore } from '#src/lib/persisted/DeviceStore.ts';
import type { AttemptCalls } from '../attemptCalls.ts';

/** Everything outside of it that playing a mission needs, so that it runs the same in a test. */
export interface MissionDeps {
  calls: AttemptCalls;
  device: DeviceStore;
  broadcast: Broadcast;
  accountNo: number;
  /** Milliseconds of this device's clock. */
  now: () => number;
  /** Milliseconds since some moment, which go on as they are when that clock is set. */
  ticks: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** 0–1. */
  random: () => number;
  /** A name that no other device makes. */
  createKey: () => string;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
}
