import { randomInt } from 'node:crypto';
import type { SiteName } from '#contract/site.ts';
import { codeWait } from '#domain/account/codeWait.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { proofTuning } from '#domain/account/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { Context } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import type { TextMessage } from '#server/gateways/text-message/TextMessageSender.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';

/** Which contact of which account is to be proved. */
export interface CodeTarget {
  accountNo: number;
  site: SiteName;
  kind: ContactKind;
  contact: string;
  /** The login name of somebody who has just joined: the code comes with the welcome. */
  welcomes?: string;
}

export type PreparedCode =
  /** `text` goes out once the transaction is done; a mail is in the outbox. */
  { ok: true; text: TextMessage | null } | { ok: false; retryAfterSeconds: number };

/**
 * Makes a code and puts it on its way. Where another account has proved the contact, its owner is notified instead, and
 * no code is right: whoever asked cannot see the difference.
 */
export async function prepareContactCode(
  context: Pick<Context, 'now' | 'secrets'> & { db: Trx },
  target: CodeTarget,
): Promise<PreparedCode> {
  const { db, now, secrets } = context;
  const { accountNo, site, kind, contact } = target;
  const contactHmac = secrets.hmac('contact-send', `${site} ${kind} ${contact}`);
  const earlier = await contactCodes.earlierSends(db, { accountNo, kind, contactHmac }, now - proofTuning.day);
  const wait = codeWait(earlier, now);
  if (wait > 0) return { ok: false, retryAfterSeconds: wait };
  const owner = await provedContacts.ownerOf(db, { site, kind, contact });
  const taken = owner !== null && owner !== accountNo;
  const code = String(randomInt(10 ** proofTuning.digits)).padStart(proofTuning.digits, '0');
  const expiresAt = now + proofTuning.codeLifetime;
  await contactCodes.save(db, accountNo, kind, {
    contactSealed: secrets.seal(contact),
    codeHmac: taken ? '' : codeHmac(secrets, target, code),
    sentAt: now,
    expiresAt,
    contactHmac,
  });
  if (kind === 'MOBILE') return { ok: true, text: { to: contact, text: taken ? TAKEN : codeText(code) } };
  const mail = { accountNo, to: contact };
  if (taken) await queueMail(context, { ...mail, template: 'CONTACT_TAKEN', fields: { site } });
  else if (target.welcomes === undefined) {
    await queueMail(context, { ...mail, template: 'CONTACT_CODE', fields: { site, code, expiresAt } });
  } else {
    const fields = { site, accountId: target.welcomes, waiting: false, code, expiresAt };
    await queueMail(context, { ...mail, template: 'JOINED', fields });
  }
  return { ok: true, text: null };
}

/** What is stored of a code: worth nothing for another account, contact or installation. */
export function codeHmac(
  secrets: Context['secrets'],
  { accountNo, kind, contact }: Pick<CodeTarget, 'accountNo' | 'kind' | 'contact'>,
  code: string,
): string {
  return secrets.hmac('contact-code', `${accountNo} ${kind} ${contact} ${code}`);
}

const MINUTES = proofTuning.codeLifetime / MINUTE;
const codeText = (code: string) =>
  `[책바다] 확인 번호 ${code}\n${MINUTES}분 안에 적어 주세요. 아무에게도 알려 주지 마세요.`;
const TAKEN = '[책바다] 이 번호로 확인한 계정이 이미 있어요. 로그인 화면의 아이디 찾기를 이용해 주세요.';
