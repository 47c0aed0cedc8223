import { describeError } from '../../lib/api/describeError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';

/**
 * Why a wish was not granted. Where no answer came, it may have been granted all the same, and the shells may be gone
 * from the purse already: asked again it counts once.
 */
export function describeCommandFailure(failure: unknown): string {
  if (!(failure instanceof NetworkError)) return describeError(failure);
  return '인터넷이 끊겨 답을 듣지 못했어요. 다시 눌러도 한 번만 세니까 걱정 말고 다시 해 주세요.';
}
