import { isUnderFourteen } from '#domain/account/ageInYears.ts';
import type { Contact, FoundAccount } from './repositories/accountFinder.ts';

/**
 * Whether a contact is that of an account and proved to be. The guardian's number stands in for a child under 14 who has
 * none.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function isSearchedFor(account: FoundAccount, contact: Contact, today: string): boolean {
  if ('email' in contact) return account.email === contact.email;
  if (account.mobileNo !== null) return account.mobileProved && account.mobileNo === contact.mobileNo;
  return account.guardianMobileNo === contact.mobileNo && isUnderFourteen(account.birthday, today);
}
