import type { Partners } from '../config/partners.ts';
import { createPortOneVerifier } from './identity/createPortOneVerifier.ts';
import type { IdentityVerifier } from './identity/IdentityVerifier.ts';
import { createSmtpMail } from './mail/createSmtpMail.ts';
import type { MailGateway } from './mail/MailGateway.ts';

/** The ways out that the settings describe. Nothing is asked yet. */
export function openGateways({ mail, identity }: Partners): {
  mail: MailGateway | null;
  identity: IdentityVerifier | null;
} {
  return {
    mail: mail && createSmtpMail(mail),
    identity: identity && createPortOneVerifier(identity),
  };
}
