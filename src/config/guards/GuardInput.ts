import type { SiteName } from '#contract/site.ts';

/** What the guards know of the visitor. Logged in means: an account number is present. */
export interface GuardSession {
  accountNo: number | null;
  /** The server answered that the login is gone; the student goes to the login page and comes back afterwards. */
  lost: boolean;
  /** Where a fresh login leads. */
  landing: string | null;
  /** Without an institution on a site that asks for one: only what is the student's own is open. */
  recordsOnly: boolean;
}

export interface GuardInput {
  site: SiteName;
  pathname: string;
  search: string;
  session: GuardSession;
  /** Origin of the home site, for instance `https://home.example`. */
  homeOrigin: string;
}

/** `external` leaves this site: a full page load of another origin. */
export type GuardVerdict = 'stay' | { go: string; external?: true };
