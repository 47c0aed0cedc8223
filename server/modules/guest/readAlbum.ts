import { PAGE_SIZE } from '#contract/envelope.ts';
import type { AlbumGuest, FindAlbum, GuestAlbum } from '#contract/guest.ts';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { findKind } from '#domain/guest/finds.ts';
import { firstSentence } from '#domain/guest/firstSentence.ts';
import { generalQuestions, speakable } from '#domain/guest/speakable.ts';
import { guestPicture } from '#domain/guest/storyPicture.ts';
import { GUEST_TUNING } from '#domain/guest/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { FindKind } from '#server/content/readGuestContent.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readOpenAnswers } from './readOpenAnswers.ts';
import { findRows } from './repositories/findRows.ts';
import { type GuestBook, guestRows, type StoredGuest } from './repositories/guestRows.ts';
import { readerTraces } from './repositories/readerTraces.ts';

/** One page of everybody who has come from a book, the newest first, and on the first page who might come next. */
export async function readAlbum(context: SignedInContext, shop: Shop, page: number): Promise<GuestAlbum> {
  const { db, accountNo } = context;
  const all = await guestRows.all(db, accountNo);
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const numbers = shown.map(({ bookNo }) => bookNo);
  const books = await guestRows.books(db, numbers);
  const open = await readOpenAnswers(context, numbers);
  const writings = await readerTraces.writings(db, accountNo, numbers);
  const items = shown.flatMap((visit): AlbumGuest[] => {
    const book = books.get(visit.bookNo);
    const own = writings.filter(({ bookNo }) => bookNo === visit.bookNo).map(({ text }) => firstSentence(text));
    const sentence = own.find((text) => text !== null) ?? null;
    return book ? [describe(visit, book, shop, open.get(visit.bookNo) ?? new Set(), sentence)] : [];
  });
  const met = new Set(all.map(({ bookNo }) => bookNo));
  const shadows = page === 1 ? await readShadows(context, met) : [];
  return { items, page, pageSize: PAGE_SIZE, totalCount: all.length, shadows };
}

function describe(
  { arrivedAt, answer, generalNo, mementoDay, treatDay }: StoredGuest,
  { bookNo, bookName, category, summary, texts }: GuestBook,
  shop: Shop,
  open: ReadonlySet<string>,
  sentence: string | null,
): AlbumGuest {
  const { name, icon, thing, ask, memento, treat, treatClue, ...shown } = speakable(texts, open, { bookName, summary });
  const asked = generalNo === null ? (shown.generalNo === null ? ask : null) : (generalQuestions[generalNo] ?? null);
  const given = answer === null ? undefined : asked?.answers[answer];
  return {
    bookNo,
    bookName,
    name,
    icon: guestPicture(icon, thing),
    category,
    arrivedDay: seoulDay(arrivedAt),
    talk: asked && given !== undefined ? { question: asked.question, answer: given } : null,
    memento: mementoDay === null ? null : { ...memento, day: mementoDay },
    treat: treatDay === null ? null : (shop.get(treat)?.name ?? null),
    treatClue,
    sentence,
  };
}

/** The nearest books of each category whose guest has not come yet. */
async function readShadows(
  { db, accountNo }: SignedInContext,
  met: ReadonlySet<number>,
): Promise<GuestAlbum['shadows']> {
  const raq = await readerTraces.raq(db, accountNo);
  const waiting = (await guestRows.offered(db))
    .filter(({ bookNo }) => !met.has(bookNo))
    .sort(
      (one, two) =>
        Number(two.hasMissions) - Number(one.hasMissions) || Math.abs(one.raq - raq) - Math.abs(two.raq - raq),
    );
  return bookCategories.flatMap((category) => {
    const books = waiting
      .filter((book) => book.category === category)
      .slice(0, GUEST_TUNING.shadowsPerCategory)
      .map(({ bookNo, bookName, icon }) => ({ bookNo, bookName, icon }));
    return books.length > 0 ? [{ category, books }] : [];
  });
}

/** Every series of finds, with what was taken and the day it was found first. */
export async function readFinds({ db, accountNo }: SignedInContext, kinds: readonly FindKind[]): Promise<FindAlbum> {
  const days = new Map<number, string>();
  for (const { ordinal, day, takenDay } of await findRows.all(db, accountNo)) {
    const kind = findKind(ordinal);
    if (takenDay !== null && !days.has(kind)) days.set(kind, day);
  }
  const names = [...new Set(kinds.map(({ series }) => series))];
  return {
    series: names.map((name) => ({
      name,
      finds: kinds.flatMap(({ series, ...kind }, index) => {
        const day = days.get(index);
        return series === name ? [day === undefined ? null : { ...kind, day }] : [];
      }),
    })),
  };
}
