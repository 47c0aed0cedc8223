export type { MailTemplateName, MailTemplates } from './MailTemplates.ts';
export { nextMailTry } from './nextMailTry.ts';
export { queueMail } from './queueMail.ts';
export { type MailPlace, renderMail } from './renderMail.ts';
export { mailOutbox, type QueuedMail } from './repositories/mailOutbox.ts';
export type { SubscriptionMails } from './SubscriptionMails.ts';
