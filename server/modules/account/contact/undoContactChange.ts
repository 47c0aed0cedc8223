import type { CheckedContactChange, UndoneContactChange } from '#contract/contact.ts';
import type { SiteName } from '#contract/site.ts';
import { temporaryTokenTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { createTemporaryToken, hashLoginToken, temporaryTokens } from '#server/modules/auth/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { accountDetails } from '../repositories/accountDetails.ts';
import { contactChanges } from '../repositories/contactChanges.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { provedContacts } from '../repositories/provedContacts.ts';
import { contactFields, maskContact } from './contactFields.ts';

/** Not a hash, so no password fits until there is a new one. */
const NO_PASSWORD = '';

/** What a link takes back, before anything is done. @throws AppError UNDO_LINK_INVALID */
export async function checkContactChange(
  { db, now, secrets }: Context,
  site: SiteName,
  undoToken: string,
): Promise<CheckedContactChange> {
  const change = await contactChanges.find(db, site, hashLoginToken(undoToken), now);
  if (change === undefined) throw new AppError('UNDO_LINK_INVALID');
  return {
    kind: change.kind,
    contact: maskContact(change.kind, secrets.open(change.beforeSealed)),
    expiresAt: new Date(change.expiresAt).toISOString(),
  };
}

/**
 * Gives an account the contact back that it had, for whoever holds the link that went there. Somebody else knew the
 * password, so every login and link ends, the password opens nothing any more, and a new one is set with the token that
 * is handed back.
 *
 * @throws AppError UNDO_LINK_INVALID
 */
export async function undoContactChange(
  context: Context,
  site: SiteName,
  undoToken: string,
): Promise<UndoneContactChange> {
  const { now, secrets } = context;
  return withTransaction(context.db, async (db) => {
    const change = await contactChanges.find(db, site, hashLoginToken(undoToken), now);
    if (change === undefined || !(await contactChanges.takeBack(db, change))) throw new AppError('UNDO_LINK_INVALID');
    const { accountNo, kind } = change;
    const contact = secrets.open(change.beforeSealed);
    // Another account of the same person may have it by now.
    const restored = await provedContacts.claim(db, { site, kind, contact }, accountNo, now);
    if (restored) await accountDetails.update(db, accountNo, { [contactFields[kind]]: contact });
    await contactCodes.remove(db, accountNo, kind);
    await loginTokens.deleteOfAccount(db, accountNo);
    await temporaryTokens.deleteOfAccount(db, accountNo);
    const { passwordHash } = await accounts.passwordOf(db, accountNo);
    await accounts.replaceHash(db, accountNo, passwordHash, NO_PASSWORD);
    await auditLog.append(db, {
      at: now,
      actorKind: 'VISITOR',
      actor: '',
      event: 'CONTACT_CHANGE_UNDONE',
      accountNo,
      details: { kind, restored },
    });
    const holder = { accountNo, site, passwordHash: NO_PASSWORD };
    const lifetime = temporaryTokenTuning.resetLifetime;
    const { token } = await createTemporaryToken({ db, now }, holder, 'RESET_PASSWORD', lifetime);
    return { restored, resetToken: token };
  });
}
