import { isEmail } from '../account/contactRules.ts';
import { normalizeEmail } from '../account/normalizeEmail.ts';

/** What counts as the address of somebody who signs in by a provider of accounts. */
export interface AddressRules {
  issuer: string;
  /** Claim that holds the mail address. */
  emailClaim: string;
  /** `VERIFIED`: an address counts that the provider has verified. `OWN`: the provider itself gives the addresses of `domains`. */
  emails: 'VERIFIED' | 'OWN';
  /** Domains that count, in lower case; an empty list is every domain. */
  domains: readonly string[];
}

export type ProviderClaims = Readonly<Record<string, unknown>>;

export type JudgedAddress = { email: string } | { refused: 'MISSING' | 'UNVERIFIED' | 'DOMAIN' };

const GOOGLE = 'https://accounts.google.com';
const GOOGLE_DOMAINS = ['gmail.com', 'googlemail.com'];

/** The mail address that a provider proves, in lower case. Only the value true is a verification, never a text. */
export function judgeProviderAddress(rules: AddressRules, claims: ProviderClaims): JudgedAddress {
  const given = claims[rules.emailClaim];
  const email = typeof given === 'string' ? normalizeEmail(given.trim()) : '';
  if (!isEmail(email)) return { refused: 'MISSING' };
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (rules.emails === 'VERIFIED' && !isVerified(rules.issuer, claims, domain)) return { refused: 'UNVERIFIED' };
  // An address is only the provider's own within its domains.
  const open = rules.domains.length === 0 && rules.emails === 'VERIFIED';
  return open || rules.domains.includes(domain) ? { email } : { refused: 'DOMAIN' };
}

/**
 * Google verifies an address of another company once, when the account is made; it may belong to somebody else by now.
 * Google answers for its own addresses and for those of organisations that it hosts (`hd`).
 */
function isVerified(issuer: string, claims: ProviderClaims, domain: string): boolean {
  if (claims.email_verified !== true) return false;
  if (issuer !== GOOGLE) return true;
  return GOOGLE_DOMAINS.includes(domain) || (typeof claims.hd === 'string' && claims.hd !== '');
}
