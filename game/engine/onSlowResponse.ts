/** An answer that takes longer than this is told of, in milliseconds. */
const SLOW_MS = 10_000;

/** What is said when something may be asked for again: the same wish counts once, however often it is sent. */
export const SLOW_MESSAGE = '연결이 느려요. 조금 더 기다리거나 다시 눌러 주세요.';

/** An answer that takes longer than this is noticed to be missing, in milliseconds. */
export const SPINNER_DELAY_MS = 1_200;

/** Calls back once an answer is waited for so long that the player has to hear of it. Returns the way to stop. */
export function onSlowResponse(onSlow: () => void, afterMs: number = SLOW_MS): () => void {
  const timer = setTimeout(onSlow, afterMs);
  return () => clearTimeout(timer);
}
