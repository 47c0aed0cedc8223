/** The server beats every 15 seconds: a line that is silent for longer than this is dead, e.g. after a sleep. */
export const SILENCE = 40_000;

/** Milliseconds for the first state: some networks swallow what they do not know, and answer nothing. */
export const OPEN_PATIENCE = 5000;

/**
 * Holds one line to the server until it ends, is silent for too long, or `signal` hangs up. What `listen` throws (no
 * network, a dead line, words of a newer server or of somebody else) ends it as one that broke: null.
 *
 * @param listen gets the signal of the line, and `keep`, to be called with everything that arrives
 */
export async function holdLine<Ending>(
  signal: AbortSignal,
  listen: (line: AbortSignal, keep: () => void) => Promise<Ending>,
): Promise<Ending | null> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp, { once: true });
  let watchdog = setTimeout(hangUp, SILENCE);
  const keep = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(hangUp, SILENCE);
  };
  try {
    return await listen(line.signal, keep);
  } catch {
    return null;
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', hangUp);
    line.abort();
  }
}
