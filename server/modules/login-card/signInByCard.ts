import type { z } from 'zod';
import type { SignedInData } from '#contract/auth.ts';
import type { CardOwner, cardSignInBody } from '#contract/loginCard.ts';
import { accessOf } from '#domain/account/accessOf.ts';
import { cardState } from '#domain/login-card/cardState.ts';
import { cardHoursText, cardsAreOpen } from '#domain/login-card/cardsAreOpen.ts';
import { readCardCode } from '#domain/login-card/readCardCode.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import type { Visitor } from '#server/core/Visitor.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordRefusal } from '#server/modules/access/public.ts';
import { type AddressGuard, beginLogin } from '#server/modules/auth/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { cardHash } from './cardHash.ts';
import { cardHoursRows } from './repositories/cardHoursRows.ts';
import { type FoundCard, loginCards } from './repositories/loginCards.ts';

/** A card that may be used now. */
interface OpenCard extends FoundCard {
  codeHash: string;
  account: Awaited<ReturnType<typeof accounts.judged>>;
}

/** Whose card it is. @throws AppError as `signInByCard`, but for wrong pictures */
export async function lookAtCard(
  context: SiteContext,
  code: string,
  visitor: Visitor,
  guard: AddressGuard,
): Promise<CardOwner> {
  const { name } = await requireOpenCard(context, code, visitor, guard);
  return { name };
}

/**
 * Signs a pupil in by the code of the card and three pictures. A password that is due to be changed holds nobody up: it
 * is not asked for.
 *
 * @throws AppError CARD_UNKNOWN for a code that nobody has or that has ended; CARD_RESTING outside the hours of the
 *   institution; CARD_LOCKED after ten wrong tries, CARD_PICTURES_WRONG before; ACCOUNT_SUSPENDED; SIGN_IN_SLOW_DOWN for
 *   very many failures from one address
 */
export async function signInByCard(
  context: SiteContext,
  { code, pictures }: z.infer<typeof cardSignInBody>,
  visitor: Visitor,
  guard: AddressGuard,
): Promise<{ signedIn: SignedInData; accountId: string }> {
  const { db, now, site, secrets } = context;
  const card = await requireOpenCard(context, code, visitor, guard);
  const { codeHash, accountNo } = card;
  // Counted before it is looked at, so that many tries at once cannot slip past the limit.
  const counted = await loginCards.countTry(db, codeHash, loginCardTuning.wrongTries);
  if (counted === null) return refuse(context, accountNo, 'CARD_LOCKED');
  if (cardHash.pictures(secrets, accountNo, pictures) !== card.picturesHash) {
    await guard.failed(attemptOf(context, codeHash, visitor), now);
    return refuse(context, accountNo, counted >= loginCardTuning.wrongTries ? 'CARD_LOCKED' : 'CARD_PICTURES_WRONG');
  }
  await loginCards.forgive(db, codeHash, 1 + loginCardTuning.forgiven);
  await guard.succeeded(attemptOf(context, codeHash, visitor), now);
  const signedIn = await beginLogin(context, site, card.account, visitor.device);
  if (signedIn === null) return refuse(context, accountNo, 'CARD_UNKNOWN');
  return { signedIn, accountId: card.accountId };
}

async function requireOpenCard(
  context: SiteContext,
  given: string,
  visitor: Visitor,
  guard: AddressGuard,
): Promise<OpenCard> {
  const { db, now, site, secrets } = context;
  const code = readCardCode(given);
  if (code === null) throw new AppError('CARD_UNKNOWN');
  const codeHash = cardHash.code(secrets, site, code);
  const attempt = attemptOf(context, codeHash, visitor);
  const wait = await guard.admit(attempt, now);
  if (wait > 0) throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: wait });
  const card = await loginCards.findByCode(db, site, codeHash);
  const state = cardState(card ?? null);
  if (card === undefined || state === 'ENDED') {
    await guard.failed(attempt, now);
    return refuse(context, card?.accountNo ?? null, 'CARD_UNKNOWN');
  }
  const account = await accounts.judged(db, card.accountNo);
  if (accessOf(site, account.accountStatus, account.academyStatus) !== 'FULL')
    return refuse(context, card.accountNo, 'ACCOUNT_SUSPENDED');
  await requireHours(context, card);
  if (state === 'LOCKED') return refuse(context, card.accountNo, 'CARD_LOCKED');
  return { ...card, codeHash, account };
}

async function requireHours(context: SiteContext, { academyNo, accountNo }: FoundCard): Promise<void> {
  const windows = academyNo === null ? [] : await cardHoursRows.read(context.db, academyNo);
  if (cardsAreOpen(windows, context.now)) return;
  const when = windows.length === 0 ? '' : ` 카드는 ${cardHoursText(windows)}에 쓸 수 있어요.`;
  return refuse(context, accountNo, 'CARD_RESTING', `지금은 카드가 쉬는 시간이에요.${when}`);
}

type Refusal = 'CARD_UNKNOWN' | 'CARD_RESTING' | 'CARD_LOCKED' | 'CARD_PICTURES_WRONG' | 'ACCOUNT_SUSPENDED';

async function refuse(context: SiteContext, accountNo: number | null, code: Refusal, message?: string): Promise<never> {
  await recordRefusal(context, { accountNo, site: context.site, kind: 'SIGN_IN_REFUSED', detail: code });
  throw new AppError(code, message === undefined ? {} : { message });
}

/** What the address guard counts under: no login name begins like this. */
const attemptOf = ({ site }: SiteContext, codeHash: string, { address }: Visitor) => ({
  address,
  site,
  accountId: `#card ${codeHash}`,
});
