import type { PermissionPlan } from '../../../domain/subscription/permissions.ts';
import type { Fixed, Id, Instant } from './columns.ts';

/** A ticket that costs nothing, given by an operator or to a demo account. */
export interface ComplimentaryTicketTable {
  ticket_no: Id;
  account_no: Fixed<number>;
  plan: Fixed<PermissionPlan>;
  starts_at: Fixed<Instant>;
  /** Null: until it is taken back. */
  ends_at: Fixed<Instant | null>;
  /** A short code, such as `DEMO` or `APOLOGY`. */
  reason: Fixed<string>;
  given_at: Fixed<Instant>;
  taken_back_at: Instant | null;
}
