import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { TextMessage, TextMessageSender } from '#server/gateways/text-message/TextMessageSender.ts';
import { refuseDemo } from '../refuseDemo.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';
import { contactOnRecord } from './contactOnRecord.ts';
import { type PreparedCode, prepareContactCode } from './prepareContactCode.ts';

const TRY_AGAIN_SECONDS = 60;

/**
 * Sends a code to the new contact that waits to be proved, else to the one on record.
 *
 * @throws AppError DEMO_ACCOUNT; NOT_FOUND without such a contact or when it is proved; TOO_MANY_REQUESTS;
 *   TEXT_UNAVAILABLE
 */
export async function sendContactCode(
  context: SignedInContext,
  sender: TextMessageSender | null,
  kind: ContactKind,
): Promise<{ done: true }> {
  const { db, accountNo, site, secrets } = context;
  if (kind === 'MOBILE' && sender === null) throw new AppError('TEXT_UNAVAILABLE', { retryAfterSeconds: 3600 });
  const prepared = await runExclusivePerAccount(db, accountNo, () =>
    withTransaction(db, async (trx) => {
      await refuseDemo(trx, accountNo);
      const waiting = await contactCodes.find(trx, accountNo, kind);
      const contact = waiting ? secrets.open(waiting.contactSealed) : await contactOnRecord(trx, accountNo, kind);
      const proved = await provedContacts.find(trx, accountNo, kind);
      if (contact === null || contact === proved) throw new AppError('NOT_FOUND');
      return prepareContactCode({ ...context, db: trx }, { accountNo, site, kind, contact });
    }),
  );
  await sendText(sender, textOf(prepared));
  return { done: true };
}

/** @throws AppError TOO_MANY_REQUESTS when it is too early for another code */
export function textOf(prepared: PreparedCode) {
  if (prepared.ok) return prepared.text;
  throw new AppError('TOO_MANY_REQUESTS', { message: TOO_OFTEN, retryAfterSeconds: prepared.retryAfterSeconds });
}

const TOO_OFTEN =
  '확인 번호를 여러 번 보냈어요. 잠시 뒤에 다시 해 주세요. 받은 번호가 있으면 지금 적어도 돼요. 쓰던 것은 그대로 있어요.';

/**
 * Sends a text message that somebody waits for. Never inside a transaction.
 *
 * @throws AppError TEXT_UNAVAILABLE when it did not go out
 */
async function sendText(sender: TextMessageSender | null, message: TextMessage | null): Promise<void> {
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
