import type { SiteConfig } from '#contract/site.ts';
import type { Mail } from '#server/gateways/mail/MailGateway.ts';
import { layoutMail } from './layoutMail.ts';
import type { MailTemplateName, MailTemplates } from './MailTemplates.ts';
import { mailTexts, type Origins } from './mailTexts.ts';

/** What of the installation a mail speaks of. */
export interface MailPlace {
  origins: Origins;
  /** How the customer service is reached. */
  contact: SiteConfig['contact'];
}

/** A queued mail in words. @throws Error for a template that does not exist */
export function renderMail<Name extends MailTemplateName>(
  template: Name,
  fields: MailTemplates[Name],
  { origins, contact }: MailPlace,
): Omit<Mail, 'to'> {
  if (!Object.hasOwn(mailTexts, template)) throw new Error('unknown mail template');
  return layoutMail(mailTexts[template](fields, origins), contact);
}
