import { describeError } from '#src/lib/api/describeError.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';

/**
 * Why something about a ticket failed. Where no answer came, nobody may be left to wonder about money.
 *
 * @param certain what holds all the same, in one sentence
 */
export function describeFailure(failure: unknown, certain: string): string {
  if (!(failure instanceof NetworkError)) return describeError(failure);
  const what = failure.timedOut ? '답이 늦어지고 있습니다.' : '인터넷 연결이 끊겨 답을 받지 못했습니다.';
  return `${what} ${certain} 연결을 확인하고 다시 눌러 주십시오.`;
}
