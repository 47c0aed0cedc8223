import type { Random } from '#domain/random/createRandom.ts';
import type { PolicyBook } from '../content/PolicyBook.ts';
import type { Database } from '../db/openDatabase.ts';
import type { IdentityVerifier } from '../gateways/identity/IdentityVerifier.ts';
import type { LearningRecordStore } from '../gateways/learning-record/LearningRecordStore.ts';
import type { MailGateway } from '../gateways/mail/MailGateway.ts';
import type { NodeLink } from '../gateways/nodes/NodeLink.ts';
import type { PaymentGateway } from '../gateways/payment/PaymentGateway.ts';
import type { StaffProvider } from '../gateways/staff-provider/StaffProvider.ts';
import type { TextMessageSender } from '../gateways/text-message/TextMessageSender.ts';
import type { Clock } from './Clock.ts';
import type { Env } from './env.ts';
import type { Secrets } from './Secrets.ts';

/** Everything the routes need that is not in the request. Tests hand in their own clock and random. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly policies: PolicyBook;
  /** Messages between the nodes of one installation. */
  readonly link: NodeLink;
  /** Null: mails wait in the outbox. */
  readonly mail: MailGateway | null;
  /** Null: no number can be proved. Never called inside a transaction. */
  readonly text: TextMessageSender | null;
  /** Null: no guardian can be verified. */
  readonly identity: IdentityVerifier | null;
  /** Null: nobody can pay. Never called inside a transaction. */
  readonly payment: PaymentGateway | null;
  /** Providers of accounts that staff sign in by. Never called inside a transaction. */
  readonly staffProviders: readonly StaffProvider[];
  /** Null: learning records go nowhere. Never called inside a transaction. */
  readonly records: LearningRecordStore | null;
}
