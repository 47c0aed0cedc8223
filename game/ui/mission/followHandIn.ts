import type { GameBus } from '../../bus/createGameBus.ts';
import type { HandInState } from '../../bus/ShellToGame.ts';
import { onSlowResponse } from '../../engine/onSlowResponse.ts';

const SENDING = '제출하고 있어요. 잠깐만 기다려 주세요.';
const SLOW = '연결이 느려요. 답은 모두 그대로 있으니 조금만 더 기다려 주세요.';

/**
 * Follows the submission of a mission and announces its state. Returns the way to stop.
 *
 * @param onState called when it begins, fails or has ended
 */
export function followHandIn(
  { toGame }: GameBus,
  onState: (state: HandInState) => void,
  announce: (text: string) => void,
): () => void {
  let stopWaiting = () => {};
  const off = toGame.on('mission/hand-in', ({ state }) => {
    stopWaiting();
    onState(state);
    if (state !== 'sending') return;
    announce(SENDING);
    stopWaiting = onSlowResponse(() => announce(SLOW));
  });
  return () => {
    off();
    stopWaiting();
  };
}
