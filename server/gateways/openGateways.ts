import type { Partners } from '../config/partners.ts';
import { createPortOneVerifier } from './identity/createPortOneVerifier.ts';
import type { IdentityVerifier } from './identity/IdentityVerifier.ts';
import { createSmtpMail } from './mail/createSmtpMail.ts';
import type { MailGateway } from './mail/MailGateway.ts';
import { createTossGateway } from './payment/createTossGateway.ts';
import type { PaymentGateway } from './payment/PaymentGateway.ts';
import { createSolapiSender } from './text-message/createSolapiSender.ts';
import type { TextMessageSender } from './text-message/TextMessageSender.ts';

/** The ways out that the settings describe. Nothing is asked yet. */
export function openGateways({ mail, text, identity, payment }: Partners): {
  mail: MailGateway | null;
  text: TextMessageSender | null;
  identity: IdentityVerifier | null;
  payment: PaymentGateway | null;
} {
  return {
    mail: mail && createSmtpMail(mail),
    text: text && createSolapiSender(text),
    identity: identity && createPortOneVerifier(identity),
    payment: payment && createTossGateway(payment),
  };
}
