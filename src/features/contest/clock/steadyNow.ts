/** Milliseconds of a clock that nobody can set: what the device believes the time to be changes nothing. */
export function steadyNow(): number {
  return performance.now();
}
