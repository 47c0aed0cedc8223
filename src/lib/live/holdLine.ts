/** What becomes of a line that has ended: it is taken up again after a wait or at once, or not at all. */
export type LineEnding = 'AGAIN' | 'AT_ONCE' | 'OVER';

/** The server beats every 15 seconds: a line that is silent for longer than this is dead, e.g. after a sleep. */
export const SILENCE = 40_000;

/**
 * Holds one line to the server until it ends, is silent for too long, or `signal` hangs up. What `listen` throws (no
 * network, a dead line, words of a newer server or of somebody else) ends it as one to be taken up again.
 *
 * @param listen gets the signal of the line, and `keep`, to be called with everything that arrives
 */
export async function holdLine(
  signal: AbortSignal,
  listen: (line: AbortSignal, keep: () => void) => Promise<LineEnding>,
): Promise<LineEnding> {
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
    return 'AGAIN';
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', hangUp);
    line.abort();
  }
}
