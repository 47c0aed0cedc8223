import { addContactRefusal, mayAskContact } from '../../../../domain/account/ContactRefusals.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '../../../../domain/time/seoulDay.ts';
import { AppError } from '../../../errors/AppError.ts';
import { type AccountDetails, accountDetails, type UniqueContact } from '../../../repositories/accountDetails.ts';
import type { SignedInContext } from '../../Context.ts';

const CONTACTS = ['email', 'mobileNo'] as const satisfies UniqueContact[];
const TOO_OFTEN =
  '다른 계정에서 쓰는 연락처를 여러 번 적어서 오늘은 연락처를 더 바꿀 수 없어요. 다른 정보는 지금도 바꿀 수 있어요.';

/**
 * Which of the new contacts other accounts of the site have, counted for the day. To be called in the transaction that
 * stores the others: both write the row of the account, so many questions at once are counted one after the other.
 *
 * @throws AppError TOO_MANY_REQUESTS, without looking, when ten were told today
 */
export async function findTakenContacts(
  context: SignedInContext,
  before: Record<UniqueContact, string | null>,
  details: AccountDetails,
): Promise<UniqueContact[]> {
  const { db, accountNo, site, now } = context;
  const changed = CONTACTS.flatMap((contact) => {
    const value = details[contact];
    return value && value !== before[contact] ? [{ contact, value }] : [];
  });
  if (changed.length === 0) return [];
  const today = seoulDay(now);
  if (!mayAskContact(await accountDetails.contactRefusals(db, accountNo), today)) {
    const tomorrow = startOfDayKey(shiftDayKey(today, 1));
    const retryAfterSeconds = Math.ceil((tomorrow - now) / 1000);
    throw new AppError('TOO_MANY_REQUESTS', { message: TOO_OFTEN, retryAfterSeconds });
  }
  const taken: UniqueContact[] = [];
  for (const { contact, value } of changed) {
    if (await accountDetails.isTaken(db, site, accountNo, contact, value)) taken.push(contact);
  }
  if (taken.length > 0) await countContactRefusal(context);
  return taken;
}

/** Counts that somebody was told of a contact of another account. */
export async function countContactRefusal({ db, accountNo, now }: SignedInContext): Promise<void> {
  const refusals = await accountDetails.contactRefusals(db, accountNo);
  await accountDetails.setContactRefusals(db, accountNo, addContactRefusal(refusals, seoulDay(now)));
}
