import type { Company, GuestScene, SeaFind, SeaGuest } from '#contract/guest.ts';
import { presentFeast } from '#domain/feast/FeastVisit.ts';
import { findKind, lyingFinds } from '#domain/guest/finds.ts';
import { nextScene, presentGuests } from '#domain/guest/GuestVisit.ts';
import { type SpeakableGuest, speakable } from '#domain/guest/speakable.ts';
import { guestPicture } from '#domain/guest/storyPicture.ts';
import { GUEST_TUNING } from '#domain/guest/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { FeastTexts, FindKind } from '#server/content/readGuestContent.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { aquariumTreats } from '#server/modules/aquarium/public.ts';
import { describeFeast } from './describeFeast.ts';
import { readOpenAnswers } from './readOpenAnswers.ts';
import { feastRows } from './repositories/feastRows.ts';
import { findRows } from './repositories/findRows.ts';
import { guestRows, type StoredGuest } from './repositories/guestRows.ts';
import { settleSea } from './settleSea.ts';

/** Texts of finds and feasts. */
export interface SeaTexts {
  finds: readonly FindKind[];
  feasts: readonly FeastTexts[];
}

/** Lets come who is due. Who is in the sea today, and what lies on the sand; the same day the same. */
export async function visitSea(context: SignedInContext, texts: SeaTexts): Promise<Company> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    await settleSea(inside);
    return describeCompany(inside, texts);
  });
}

/** @param context its `db` must be an open transaction */
async function describeCompany(context: SignedInContext, texts: SeaTexts): Promise<Company> {
  const { db, accountNo, now } = context;
  const day = seoulDay(now);
  const visits = await guestRows.all(db, accountNo);
  const treats = new Set<string>(await aquariumTreats.ofDay(db, accountNo, day));
  const isTreated = ({ treat }: StoredGuest) => treats.has(treat);
  const feast = presentFeast(await feastRows.all(db, accountNo), day);
  const present = presentGuests(visits, day, isTreated, GUEST_TUNING.atOnce - (feast === null ? 0 : 1));
  const numbers = present.map(({ bookNo }) => bookNo);
  const fresh = present.filter(({ seenDay }) => seenDay !== day);
  await guestRows.markSeen(
    db,
    accountNo,
    fresh.map(({ bookNo }) => bookNo),
    day,
  );
  const found = present.filter((visit) => isTreated(visit) && visit.treatDay === null);
  await guestRows.markTreated(
    db,
    accountNo,
    found.map(({ bookNo }) => bookNo),
    day,
  );
  const books = await guestRows.books(db, numbers);
  const open = await readOpenAnswers(context, numbers);
  const guests = present.flatMap((visit): SeaGuest[] => {
    const book = books.get(visit.bookNo);
    if (book === undefined) return [];
    const spoken = speakable(book.texts, open.get(visit.bookNo) ?? new Set(), book);
    const { name, icon, thing, treatClue, treat } = spoken;
    const treated = isTreated(visit);
    const known = treated || visit.treatDay !== null;
    return [
      {
        bookNo: visit.bookNo,
        bookName: book.bookName,
        name,
        icon: guestPicture(icon, thing),
        next: sceneOf(nextScene(visit, day), spoken),
        treated,
        treatClue,
        treat: known ? treat : null,
      },
    ];
  });
  const finds = lyingFinds(await findRows.all(db, accountNo), day).flatMap(({ ordinal }) =>
    describeFind(ordinal, texts.finds),
  );
  return { day, guests, feast: feast && describeFeast(feast, texts.feasts), finds };
}

function sceneOf(
  scene: number | null,
  { greeting, petReply, ask, farewell, memento }: SpeakableGuest,
): GuestScene | null {
  if (scene === 1) return { scene, greeting, petReply };
  if (scene === 2) return ask && { scene, question: ask.question, answers: [...ask.answers] };
  return scene === 3 ? { scene, farewell, memento } : null;
}

function describeFind(ordinal: number, kinds: readonly FindKind[]): SeaFind[] {
  const kind = kinds[findKind(ordinal)];
  return kind ? [{ ordinal, again: ordinal > GUEST_TUNING.findKinds, ...kind }] : [];
}
