import type { Partners } from '../config/partners.ts';
import { createPortOneVerifier } from './identity/createPortOneVerifier.ts';
import type { IdentityVerifier } from './identity/IdentityVerifier.ts';
import { createSmtpMail } from './mail/createSmtpMail.ts';
import type { MailGateway } from './mail/MailGateway.ts';
import { createTossGateway } from './payment/createTossGateway.ts';
import type { PaymentGateway } from './payment/PaymentGateway.ts';

/** The ways out that the settings describe. Nothing is asked yet. */
export function openGateways({ mail, identity, payment }: Partners): {
  mail: MailGateway | null;
  identity: IdentityVerifier | null;
  payment: PaymentGateway | null;
} {
  return {
    mail: mail && createSmtpMail(mail),
    identity: identity && createPortOneVerifier(identity),
    payment: payment && createTossGateway(payment),
  };
}
