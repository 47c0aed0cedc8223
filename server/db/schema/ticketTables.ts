import type { PermissionPlan } from '#domain/subscription/permissions.ts';
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

/** The sum of a payment whose records are gone, so that the totals stay right. Append-only, and about nobody. */
export interface PaymentRetiredTable {
  payment_no: Fixed<number>;
  captured: Fixed<number>;
  /** What of it went back. */
  returned: Fixed<number>;
  /** `YYYY-MM` in Seoul in which it was taken. */
  month: Fixed<string>;
  last_at: Fixed<Instant>;
  retired_at: Fixed<Instant>;
}
