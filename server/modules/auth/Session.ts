import type { SiteName } from '#contract/site.ts';

/** Who is signed in, by their token. */
export interface Session {
  readonly tokenHash: string;
  readonly accountNo: number;
  readonly site: SiteName;
  /** One of the demo accounts, which many people use at once. */
  readonly demo: boolean;
  /** When the password was given; the same for all renewals of one login. Milliseconds UTC. */
  readonly signedInAt: number;
  /** Until when a confirmed password opens changes of personal data; milliseconds UTC. */
  readonly passwordValidUntil: number | null;
}
