/** After this many milliseconds without an answer the player is notified that the server is slow. */
const SLOW_MS = 10_000;

/** The message where something may be requested again: the same command counts once, however often it is sent. */
export const SLOW_MESSAGE = '연결이 느려요. 조금 더 기다리거나 다시 눌러 주세요.';

/** An answer that takes longer than this is noticed to be missing, in milliseconds. */
export const SPINNER_DELAY_MS = 1_200;

/** Calls back once an answer is waited for so long that the player has to be notified. Returns the way to stop. */
export function onSlowResponse(onSlow: () => void, afterMs: number = SLOW_MS): () => void {
  const timer = setTimeout(onSlow, afterMs);
  return () => clearTimeout(timer);
}
