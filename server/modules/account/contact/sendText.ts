import { AppError } from '#server/errors/AppError.ts';
import type { TextMessage, TextMessageSender } from '#server/gateways/text-message/TextMessageSender.ts';

const TRY_AGAIN_SECONDS = 60;

/**
 * Sends a text message that somebody waits for. Never inside a transaction.
 *
 * @throws AppError TEXT_UNAVAILABLE when it did not go out
 */
export async function sendText(sender: TextMessageSender | null, message: TextMessage | null): Promise<void> {
  if (message === null) return;
  const outcome = sender === null ? null : await sender.send(message);
  if (outcome?.ok) return;
  if (outcome?.kind === 'refused') {
    throw new AppError('INVALID_INPUT', {
      message: '이 번호로는 문자를 보낼 수 없어요. 번호를 확인해 주세요. 적은 내용은 그대로 있어요.',
    });
  }
  throw new AppError('TEXT_UNAVAILABLE', { retryAfterSeconds: TRY_AGAIN_SECONDS });
}
