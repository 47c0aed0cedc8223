import type { PetTalk } from '#contract/speech.ts';
import { generalQuestions, speakable } from '#domain/guest/speakable.ts';
import { GUEST_TUNING } from '#domain/guest/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SpeechFileLine } from '#server/content/readGuestContent.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readOpenAnswers } from './readOpenAnswers.ts';
import { guestRows } from './repositories/guestRows.ts';
import { readerTraces } from './repositories/readerTraces.ts';

/** What the pet may speak of: what fits always, books whose guest is here, and what the student answered it. */
export async function readTalk(context: SignedInContext, general: readonly SpeechFileLine[]): Promise<PetTalk> {
  const { db, accountNo, now } = context;
  const since = now - GUEST_TUNING.talkDays * DAY;
  const numbers = await readerTraces.booksOfTalk(
    db,
    accountNo,
    { day: seoulDay(since), at: since },
    GUEST_TUNING.talkBooks,
  );
  const books = await guestRows.books(db, numbers);
  const open = await readOpenAnswers(context, numbers);
  const visits = new Map((await guestRows.all(db, accountNo)).map((visit) => [visit.bookNo, visit]));
  const today = seoulDay(now);
  const openBook = await readerTraces.openBook(db, accountNo, since);
  return {
    general: [...general],
    books: numbers.flatMap((bookNo) => {
      const book = books.get(bookNo);
      const visit = visits.get(bookNo);
      if (!book || !visit) return [];
      const { lines, ask, generalNo } = speakable(book.texts, open.get(bookNo) ?? new Set(), book);
      const asked = visit.generalNo === null ? (generalNo === null ? ask : null) : generalQuestions[visit.generalNo];
      // The pet takes the answer up on a later day.
      const later = visit.answer !== null && visit.sceneDay !== today;
      const echo = later ? asked?.answerEchoes[visit.answer ?? 0] : undefined;
      return [{ bookNo, bookName: book.bookName, lines: [...lines, ...(echo === undefined ? [] : [echo])] }];
    }),
    open: openBook ?? null,
  };
}
