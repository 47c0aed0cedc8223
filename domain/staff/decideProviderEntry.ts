/** What is known of somebody who comes from a provider of accounts. */
export interface ProviderArrival {
  /** The account that is linked to this subject of the issuer. */
  linked: EntryAccount | null;
  /** The account of the proved mail address; null also where no address is proved. */
  addressed: (EntryAccount & { linkedElsewhere: boolean; demo: boolean }) | null;
  /** An invitation waits for the proved address. */
  invited: boolean;
}

interface EntryAccount {
  /** Has an open post, or an invitation to one. */
  awaited: boolean;
}

/**
 * `ENTER`: by the link. `LINK`: the address is that of an account without a link. `JOIN`: invited, without an account.
 * `ENDED`: no post is left. `CHANGED`: the account of the address belongs to another subject of the issuer. `UNKNOWN`:
 * nobody.
 */
export type ProviderEntry = 'ENTER' | 'LINK' | 'JOIN' | 'ENDED' | 'CHANGED' | 'UNKNOWN';

/** A link goes before the address: whoever gets the address of somebody who left gets nothing else of theirs. */
export function decideProviderEntry({ linked, addressed, invited }: ProviderArrival): ProviderEntry {
  if (linked !== null) return linked.awaited ? 'ENTER' : 'ENDED';
  if (addressed === null) return invited ? 'JOIN' : 'UNKNOWN';
  if (addressed.demo) return 'UNKNOWN';
  if (addressed.linkedElsewhere) return 'CHANGED';
  return addressed.awaited ? 'LINK' : 'ENDED';
}
