import { MINUTE } from '#domain/time/duration.ts';
import type { MailTemplateName } from '#server/modules/mail/public.ts';
import { type MailPlace, mailOutbox, nextMailTry, type QueuedMail, renderMail } from '#server/modules/mail/public.ts';
import type { Services } from '../config/Services.ts';
import type { MailGateway } from '../gateways/mail/MailGateway.ts';
import { auditLog } from '../repositories/auditLog.ts';

export type MailServices = Pick<Services, 'database' | 'clock' | 'secrets' | 'mail'> & {
  env: MailPlace;
};

/** A mail that was not taken; codes and numbers only, nothing about the receiver. */
export interface FailedTry {
  mailNo: number;
  template: string;
  tries: number;
  reason: string;
  /** It is not tried again. */
  dropped: boolean;
}

/** Longer than any one mail can take, with the patience of the gateway. */
const LEASE = 5 * MINUTE;
const AT_A_TIME = 20;

/**
 * Sends what is due in the outbox. Several nodes may do so at once: each mail is claimed by one. Without a way out the
 * mails stay where they are.
 *
 * @param onFailedTry called for each mail that was not taken
 * @returns how many were sent
 */
export async function sendMails(
  services: MailServices,
  isStopping: () => boolean = () => false,
  onFailedTry: (failure: FailedTry) => void = () => {},
): Promise<number> {
  const { database, clock, mail: gateway } = services;
  if (gateway === null) return 0;
  let sent = 0;
  for (;;) {
    const due = await mailOutbox.due(database.db, clock(), AT_A_TIME);
    for (const mail of due) {
      // While the mail server fails no mail is begun: it keeps its tries.
      if (isStopping() || gateway.paused) return sent;
      if (!(await mailOutbox.claim(database.db, mail, clock() + LEASE))) continue;
      const failure = await deliver(services, gateway, { ...mail, tryCount: mail.tryCount + 1 });
      if (failure === null) sent += 1;
      else onFailedTry(failure);
    }
    if (due.length < AT_A_TIME) return sent;
  }
}

/** @returns null when it was sent */
async function deliver(services: MailServices, gateway: MailGateway, mail: QueuedMail): Promise<FailedTry | null> {
  const { db } = services.database;
  const outcome = await send(services, gateway, mail);
  if (outcome.ok) {
    await mailOutbox.remove(db, mail.mailNo);
    return null;
  }
  const next = outcome.kind === 'refused' ? null : nextMailTry(mail.tryCount, mail.createdAt, services.clock());
  const { mailNo, template, tryCount: tries } = mail;
  const failure = { mailNo, template, tries, reason: outcome.reason, dropped: next === null };
  if (next !== null) {
    await mailOutbox.postpone(db, mailNo, next, outcome.reason);
    return failure;
  }
  await auditLog.append(db, {
    at: services.clock(),
    actorKind: 'SYSTEM',
    actor: 'sendMails',
    event: 'MAIL_DROPPED',
    accountNo: mail.accountNo,
    details: { template, tries, reason: outcome.reason },
  });
  await mailOutbox.remove(db, mailNo);
  return failure;
}

/**
 * A mail that cannot even be read or written, for instance after the secret was lost, is refused like one nobody takes.
 */
async function send({ env, secrets }: MailServices, gateway: MailGateway, mail: QueuedMail) {
  let ready: Parameters<MailGateway['send']>[0];
  try {
    const template = mail.template as MailTemplateName;
    const fields = JSON.parse(secrets.open(mail.fieldsSealed));
    ready = { to: secrets.open(mail.toSealed), ...renderMail(template, fields, env) };
  } catch {
    return { ok: false, kind: 'refused', reason: 'UNREADABLE' } as const;
  }
  return gateway.send(ready);
}
