interface DeviceTime {
  /** Milliseconds of this device's clock, which can be set. */
  now: () => number;
  /** Milliseconds since some moment; nobody can set them, but they may stand still while the device sleeps. */
  ticks: () => number;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockAheadMs: number;
}

/**
 * The server's clock as this device knows it from now on. When the device's clock is set back it goes on by what has
 * really passed; else a child's honest answers would lie a millisecond apart, and that reads as guessing.
 */
export function openServerClock({ now, ticks, clockAheadMs }: DeviceTime): () => number {
  let [lastTime, lastTick] = [now() + clockAheadMs, ticks()];
  return () => {
    const at = ticks();
    lastTime = Math.max(now() + clockAheadMs, lastTime + at - lastTick);
    lastTick = at;
    return lastTime;
  };
}
