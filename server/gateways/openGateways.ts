import type { Partners } from '../config/partners.ts';
import { createPortOneVerifier } from './identity/createPortOneVerifier.ts';
import type { IdentityVerifier } from './identity/IdentityVerifier.ts';
import { createXapiStore } from './learning-record/createXapiStore.ts';
import type { LearningRecordStore } from './learning-record/LearningRecordStore.ts';
import { createSmtpMail } from './mail/createSmtpMail.ts';
import type { MailGateway } from './mail/MailGateway.ts';
import { createTossGateway } from './payment/createTossGateway.ts';
import type { PaymentGateway } from './payment/PaymentGateway.ts';
import { createSolapiSender } from './text-message/createSolapiSender.ts';
import type { TextMessageSender } from './text-message/TextMessageSender.ts';

/** The ways out that the settings describe. Nothing is asked yet. */
export function openGateways({ mail, text, identity, payment, records }: Partners): {
  mail: MailGateway | null;
  text: TextMessageSender | null;
  identity: IdentityVerifier | null;
  payment: PaymentGateway | null;
  records: LearningRecordStore | null;
} {
  return {
    mail: mail && createSmtpMail(mail),
    text: text && createSolapiSender(text),
    identity: identity && createPortOneVerifier(identity),
    payment: payment && createTossGateway(payment),
    records: records && createXapiStore(records),
  };
}
