import type { FindIdBody } from '#contract/findAccount.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { maskId } from '#domain/text/maskId.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { isSearchedFor } from './isSearchedFor.ts';
import { mailFound } from './mailFound.ts';
import { readContact } from './readContact.ts';
import { accountFinder } from './repositories/accountFinder.ts';

/**
 * Mails the id of the account with this name and contact to the address on record. The answer never reveals whether
 * there is one. Whoever gave that address sees the id in full, because the mail arriving proves that it is theirs; who
 * gave a
 * number sees it masked.
 *
 * @throws AppError INVALID_INPUT for what could not be anybody's
 */
export async function findId(context: Context, site: SiteName, given: FindIdBody): Promise<{ accepted: true }> {
  const contact = readContact(given, { name: given.name });
  const name = normalizeName(given.name);
  const today = seoulDay(context.now);
  const candidates = await accountFinder.byContact(context.db, site, contact);
  const found = candidates.filter((each) => normalizeName(each.name) === name && isSearchedFor(each, contact, today));
  // A contact belongs to one account; only twins of one name with one guardian make two mails.
  for (const account of found.length > 0 ? found : [undefined]) {
    await mailFound(context, account, {
      template: 'FOUND_IDS',
      event: 'ID_REQUESTED',
      write: async (_inner, { accountId }) => ({
        site,
        name,
        accountIds: [given.by === 'EMAIL' ? accountId : maskId(accountId)],
      }),
      pretend: async () => ({ site, name, accountIds: ['nobody'] }),
    });
  }
  return { accepted: true };
}
