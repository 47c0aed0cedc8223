import type { Mail, MailGateway } from '#server/gateways/mail/MailGateway.ts';

/** A way out that keeps every mail. */
export function collectMails(): { gateway: MailGateway; mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    mails,
    gateway: {
      paused: false,
      async send(mail) {
        mails.push(mail);
        return { ok: true };
      },
      async close() {},
    },
  };
}
