import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { proofTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import type { TextMessage } from '#server/gateways/text-message/TextMessageSender.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { contactChanges } from '../repositories/contactChanges.ts';
import { provedContacts } from '../repositories/provedContacts.ts';

export interface ReplacedContact {
  accountNo: number;
  site: SiteName;
  name: string;
  kind: ContactKind;
  /** The proved contact that was there before. */
  before: string;
}

/**
 * Notifies the contact that was there before, with a link that takes the change back within a week. A change of the
 * number is sent to the proved mail address as well.
 *
 * @param origin of the site, for the link in a text message
 * @returns the text message that goes out once the transaction is done; null for none
 */
export async function recordContactChange(
  context: Pick<Context, 'now' | 'secrets'> & { db: Trx },
  { accountNo, site, name, kind, before }: ReplacedContact,
  origin: string,
): Promise<TextMessage | null> {
  const { db, now, secrets } = context;
  const { token, tokenHash } = createLoginToken();
  const expiresAt = now + proofTuning.undoLifetime;
  const change = { accountNo, kind, beforeSealed: secrets.seal(before), undoHash: tokenHash };
  await contactChanges.insert(db, { ...change, changedAt: now, expiresAt });
  const to = kind === 'EMAIL' ? before : await provedContacts.find(db, accountNo, 'EMAIL');
  if (to !== null) {
    const fields = { site, name, kind, at: now, undoToken: token, expiresAt };
    await queueMail(context, { accountNo, to, template: 'CONTACT_CHANGED', fields });
  }
  if (kind === 'EMAIL') return null;
  const link = `${origin}/login/find-reset#undo=${token}`;
  return {
    to: before,
    text: `[책바다] 계정의 휴대전화 번호가 바뀌었어요. 내가 한 일이 아니면 7일 안에 되돌려 주세요.\n${link}`,
  };
}
