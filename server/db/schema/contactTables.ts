import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { Defaulted, Fixed, Id, Instant } from './columns.ts';
import type { Sealed } from './joiningTables.ts';

/** A contact whose owner has proved it by a code. One account of a site has it, and an account has one of a kind. */
export interface ProvedContactTable {
  site: Fixed<SiteName>;
  kind: Fixed<ContactKind>;
  contact: string;
  account_no: Fixed<number>;
  proved_at: Instant;
}

/** The last code that was sent, and to which contact: the one on record, or a new one that is still to be proved. */
export interface ContactCodeTable {
  account_no: Fixed<number>;
  kind: Fixed<ContactKind>;
  contact_sealed: Sealed;
  code_hmac: string;
  try_count: Defaulted<number>;
  sent_at: Instant;
  expires_at: Instant;
}

/** Codes sent within the last day. The contact is an HMAC: rows of different accounts can be compared, not read. */
export interface ContactSendTable {
  send_no: Id;
  account_no: number;
  kind: ContactKind;
  contact_hmac: string;
  sent_at: Instant;
}

/** A proved contact that was replaced, until it can no longer be taken back. Only the hash of the link is kept. */
export interface ContactChangeTable {
  change_no: Id;
  account_no: number;
  kind: ContactKind;
  before_sealed: Sealed;
  undo_hash: string;
  changed_at: Instant;
  expires_at: Instant;
}

/** Tries under one login name from one network, which is kept as an HMAC that differs from name to name. */
export interface SignInSenderTable {
  site: SiteName;
  account_id: string;
  sender: string;
  turn_count: number;
  last_turn_at: Instant;
  /** When it was last made to wait; null after a turn. */
  refused_at: Instant | null;
}
