import type { Context } from '#server/core/Context.ts';
import type { MailTemplateName, MailTemplates } from './MailTemplates.ts';
import { mailOutbox } from './repositories/mailOutbox.ts';

/**
 * Puts a mail on its way in the transaction of its cause: no cause without its mail, no mail without its cause. Address
 * and fields are sealed, and the row is deleted when the mail server has taken the mail.
 */
export async function queueMail<Name extends MailTemplateName>(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  mail: { accountNo: number | null; to: string; template: Name; fields: MailTemplates[Name] },
): Promise<void> {
  await mailOutbox.add(db, {
    accountNo: mail.accountNo,
    toSealed: secrets.seal(mail.to),
    template: mail.template,
    fieldsSealed: secrets.seal(JSON.stringify(mail.fields)),
    now,
  });
}
