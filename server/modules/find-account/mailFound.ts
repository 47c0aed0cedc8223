import { findTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import type { MailTemplates } from '#server/modules/mail/public.ts';
import { mailOutbox, queueMail } from '#server/modules/mail/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import type { FoundAccount } from './repositories/accountFinder.ts';

type FoundMail = 'FOUND_IDS' | 'RESET_PASSWORD';

/** Numbers of rows start at 1. */
const NOBODY = 0;

/** What an account is mailed, and what stands in for it when there is nobody to mail. */
export interface FoundMailing<Name extends FoundMail> {
  template: Name;
  event: 'ID_REQUESTED' | 'RESET_REQUESTED';
  write(inner: Context, account: FoundAccount): Promise<MailTemplates[Name]>;
  /** Runs as many statements as `write` and leaves nothing. */
  pretend(inner: Context): Promise<MailTemplates[Name]>;
}

/**
 * Mails an account that was looked for, five times an hour and then every ten minutes: whoever asks for somebody else
 * keeps nobody from a mail. For nobody, and beyond that, it does work of the
 * same size: as many statements, the same sealing, one row of the audit log. Neither answer nor time shows the
 * difference.
 */
export async function mailFound<Name extends FoundMail>(
  context: Context,
  account: FoundAccount | undefined,
  { template, event, write, pretend }: FoundMailing<Name>,
): Promise<void> {
  const { now, secrets } = context;
  await withTransaction(context.db, async (db) => {
    const inner = { ...context, db };
    const accountNo = account?.accountNo ?? NOBODY;
    const mailed = await auditLog.countBetween(db, accountNo, event, { after: now - findTuning.window, until: now });
    const crowded = await auditLog.countBetween(db, accountNo, event, {
      after: now - findTuning.crowdedPace,
      until: now,
    });
    const to = account && (mailed < findTuning.mails || crowded === 0) ? account.email : null;
    if (account && to !== null) {
      await queueMail(inner, { accountNo, to, template, fields: await write(inner, account) });
    } else {
      secrets.seal('nobody@example.com');
      secrets.seal(JSON.stringify(await pretend(inner)));
      await mailOutbox.remove(db, NOBODY);
    }
    await auditLog.append(db, {
      at: now,
      actorKind: 'VISITOR',
      actor: '',
      event: account && to === null ? 'FIND_MAIL_HELD_BACK' : event,
      accountNo: account?.accountNo ?? null,
    });
  });
}
