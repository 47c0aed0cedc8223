import type { ReadingRecord } from '#contract/myPage.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionKindNames, missionKinds } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { diagnosisApplies, gradeName } from '#server/modules/diagnosis/public.ts';
import { libraryBooks, readReadingDays, standingBook } from '#server/modules/library/public.ts';
import { describePersonalitySummary, personalityResults } from '#server/modules/personality/public.ts';
import { readReefBooks } from '#server/modules/reef/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readerFigures } from '#server/repositories/readerFigures.ts';
import { type RecordRound, readingRecords } from '#server/repositories/readingRecords.ts';
import { readRecordNotes } from './readRecordNotes.ts';

/** One every three months, or every month: so many that nobody has more. */
const ALL = 1000;

type RecordMission = ReadingRecord['books'][number]['missions'][number];

/**
 * Everything the student has read and done and not deleted, with the own texts. It grows with the catalogue only: one
 * entry per book, one per mission of it.
 */
export async function readRecord(context: SignedInContext): Promise<ReadingRecord> {
  const { db, accountNo, now } = context;
  const readRounds = readingRecords.rounds(db, accountNo);
  const [account, books, rounds, writings, notes, library, purse, days, reefBooks, tests, verified, missions] =
    await Promise.all([
      accounts.info(db, accountNo),
      readingRecords.books(db, accountNo),
      readRounds,
      readRounds.then((rounds) => readWritings(context, rounds)),
      readRecordNotes(context),
      libraryBooks.all(db, accountNo),
      pointPurses.read(db, accountNo),
      readReadingDays(context),
      readReefBooks(context),
      readTestResults(context),
      readerFigures.verifiedCount(db, accountNo),
      readerFigures.missionCount(db, accountNo),
    ]);
  const byBook = new Map<number, RecordRound[]>();
  for (const round of rounds) byBook.set(round.bookNo, [...(byBook.get(round.bookNo) ?? []), round]);
  const places = new Map(library.map((row) => [row.bookNo, standingBook(row)?.place]));
  return {
    madeAt: iso(now),
    student: {
      name: account.name,
      accountId: account.accountId,
      institutionName: account.academyName,
      schoolGrade: account.schoolGrade,
      readingLevel: levelOfRaq(account.raq),
      raq: account.raq,
    },
    totals: {
      bookPoint: purse.bookPoint,
      verifiedBookCount: verified,
      missionCount: missions,
    },
    readingDays: days,
    ...tests,
    reefBooks,
    books: books.map((book) => ({
      bookNo: book.bookNo,
      bookName: book.bookName,
      authorName: book.authorName,
      readingRate: readingProgress(book.furthestPageNo, book.pageCount),
      shelf: places.get(book.bookNo) ?? null,
      lastReadAt: book.lastReadAt === null ? null : iso(book.lastReadAt),
      verifiedAt: book.verifiedAt === null ? null : iso(book.verifiedAt),
      missions: describeMissions(byBook.get(book.bookNo) ?? [], writings),
      notes: notes.get(book.bookNo) ?? [],
    })),
  };
}

/** The latest round of each mission; points are those of both rounds. */
function describeMissions(rounds: readonly RecordRound[], writings: Writings): RecordMission[] {
  return missionKinds.flatMap((kind) => {
    const own = rounds.filter((round) => round.kind === kind);
    const latest = own.at(-1);
    if (!latest) return [];
    return [
      {
        kind,
        name: missionKindNames[kind],
        finishedAt: iso(latest.submittedAt),
        rate: isScored(kind) ? latest.rate : null,
        point: own.reduce((sum, { points }) => sum + points, 0),
        writings: writings.get(latest.attemptNo) ?? [],
      },
    ];
  });
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the tests found, for the student's own record. */
async function readTestResults({
  db,
  accountNo,
}: SignedInContext): Promise<Pick<ReadingRecord, 'diagnoses' | 'personalities'>> {
  const [diagnoses, personalities] = await Promise.all([
    diagnosisApplies.results(db, accountNo, ALL),
    personalityResults.results(db, accountNo, ALL),
  ]);
  return {
    diagnoses: diagnoses.map((result) => ({
      finishedAt: new Date(result.closedAt).toISOString(),
      gradeName: gradeName(result.grade),
      readingLevel: levelOfRaq(result.raq),
      raq: result.raq,
      error: result.error,
    })),
    personalities: personalities.map((result) => {
      const { finishedAt, personalityType, readingType } = describePersonalitySummary(result);
      return { finishedAt, personalityType, readingType };
    }),
  };
}

/** What was written, by attempt: the question as it was then, and the text. */
type Writings = ReadonlyMap<number, { question: string; text: string }[]>;

/** The think-abouts and reports among these rounds. */
async function readWritings({ db }: SignedInContext, rounds: readonly RecordRound[]): Promise<Writings> {
  const written = rounds.filter(({ kind }) => !isScored(kind));
  const answers = new Map<number, Map<string, string>>();
  const [filled, materials] = await Promise.all([
    missionAnswers.filled(
      db,
      written.map(({ attemptNo }) => attemptNo),
    ),
    Promise.all(written.map(({ bookNo, kind, version }) => missionMaterials.read(db, bookNo, kind, version))),
  ]);
  for (const { attemptNo, key, value } of filled) {
    const own = answers.get(attemptNo) ?? new Map<string, string>();
    answers.set(attemptNo, own.set(key, value));
  }
  const writings = new Map<number, { question: string; text: string }[]>();
  for (const [at, { attemptNo, seed }] of written.entries()) {
    const material = materials[at];
    if (material === undefined) continue;
    const marks = markMission(material, answers.get(attemptNo) ?? new Map(), seed);
    writings.set(
      attemptNo,
      marks.filter(({ given }) => given !== '').map(({ label, given }) => ({ question: label, text: given })),
    );
  }
  return writings;
}
