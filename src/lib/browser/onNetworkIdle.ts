/** Milliseconds in which nothing more has arrived: the page has what it needs. */
const QUIET_MS = 1_500;
/** Milliseconds after which a page that never comes to rest is taken as it is. */
const LONGEST_MS = 15_000;

/**
 * Runs something that can wait: once nothing has arrived for a while and the browser has nothing better to do. Code that
 * starts at the `load` event takes the processor and the network from a page or scene that is still being fetched.
 *
 * @returns takes it back
 */
export function onNetworkIdle(run: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(rest, QUIET_MS);
  };
  const arrivals = typeof PerformanceObserver === 'undefined' ? null : new PerformanceObserver(wait);
  const latest = setTimeout(rest, LONGEST_MS);
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(latest);
    arrivals?.disconnect();
  };
  function rest(): void {
    stop();
    // Safari has no such call.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: QUIET_MS });
    else run();
  }
  arrivals?.observe({ type: 'resource' });
  wait();
  return stop;
}
