import { levelOfRaq, readingLevels } from '#domain/book/readingLevels.ts';
import type { LaidClue } from '#domain/mission/MissionMaterial.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDayStart } from '#domain/time/seoulDay.ts';
import type { CatchWord } from '#domain/word-mission/CatchWord.ts';
import { gapSentence } from '#domain/word-mission/gapSentence.ts';
import type { WordSources } from '#domain/word-mission/pickWords.ts';
import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import { wordsInText } from '#domain/word-mission/wordsInText.ts';
import type { WordLists } from '#server/content/readWordLists.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { keysWithdrawn } from '#server/modules/item-withdrawal/public.ts';
import { readBasketWords } from '#server/modules/word-basket/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { wordReviews } from '#server/repositories/wordReviews.ts';
import { answersOf, readPuzzleAnswers } from './readPuzzleAnswers.ts';
import type { StoredWordMission } from './repositories/wordMissionRows.ts';
import { wordSources } from './repositories/wordSources.ts';

const idOf = ({ word, meaning, bookNo }: AskedClue) => JSON.stringify([bookNo, word, meaning]);

/** Words found by book, remembered by the hash of its pack, so that an entry can never be stale. */
const found = new Map<string, CatchWord[]>();

/** Books whose words are kept; the one whose words were found first makes way. */
const KEPT = 400;

/** Books read lately whose puzzles are kept in mind, and books whose text is looked through for a day's words. */
const BOOKS = 10;

/** New words of the basket that are looked at for a day; enough where puzzles still ask for some. */
const BASKET_WORDS = 12;

/**
 * Where the words of a day come from. A word of a puzzle is taken only once its round was handed in and no round of that
 * puzzle is open; one that was wrong not before the next day: so a word mission never helps out with a puzzle at hand.
 * Nor is one taken that yesterday's mission still asks for: catching one of the two would give away the other. A clue
 * that was withdrawn is not asked again, and a word of the basket waits like every other while a puzzle may ask for it.
 *
 * @param earlier missions of earlier days that may still be played, or whose reward waits
 */
export async function readWordSources(
  context: SignedInContext,
  lists: WordLists,
  earlier: readonly StoredWordMission[],
): Promise<WordSources> {
  const { db, accountNo, now } = context;
  const since = now - WORD_TUNING.bookDays * DAY;
  const [reviews, rounds, texts, read, kept, raq] = await Promise.all([
    wordReviews.all(db, accountNo),
    wordSources.puzzleRounds(db, accountNo, since),
    wordSources.readTexts(db, accountNo, since, BOOKS),
    wordSources.readBooks(db, accountNo, since, BOOKS),
    readBasketWords(context),
    accounts.raqOf(db, accountNo),
  ]);
  const caught = new Set(reviews.map(({ word }) => word));
  const basket = kept.filter(({ word }) => !caught.has(word)).slice(0, BASKET_WORDS);
  const near = [...read, ...texts.map(({ bookNo }) => bookNo), ...basket.flatMap(({ bookNo }) => bookNo ?? [])];
  const known = [...rounds, ...reviews].flatMap(({ bookNo }) => bookNo ?? []);
  const [puzzles, answers, isWithdrawn, listed] = await Promise.all([
    puzzleWords(context, rounds),
    readPuzzleAnswers(db, [...new Set(near)]),
    readWithdrawnClues(db, [...new Set(known)]),
    listedWords(db, texts, lists),
  ]);
  const { missed, met, atHand } = puzzles;
  const asked = earlier.filter(({ solvedAt }) => solvedAt === null);
  const metWords = new Set(met.map(({ word }) => word));
  const openAnswers = new Set(answers.filter((word) => !metWords.has(word)));
  const holds = (word: CatchWord) => !isWithdrawn(word);
  const isNoOpenAnswer = ({ word }: CatchWord) => !openAnswers.has(word);
  const levels = nearestLevels(raq).map((level) => lists.get(level) ?? []);
  return {
    missed: missed.filter(holds),
    basket: basket.filter(isNoOpenAnswer),
    books: [...met.filter(holds), ...listed.filter(isNoOpenAnswer)],
    levels: levels.map((words) => words.filter(isNoOpenAnswer)),
    reviews: reviews.filter(holds),
    barred: new Set([...atHand, ...asked.map(({ word }) => word)]),
  };
}

type Rounds = Awaited<ReturnType<typeof wordSources.puzzleRounds>>;

async function puzzleWords({ db, now }: SignedInContext, rounds: Rounds) {
  const opened = rounds.filter(({ status }) => status === 'OPEN');
  const open = new Set(opened.map(({ bookNo }) => bookNo));
  const handedIn = rounds.filter(({ status, bookNo }) => status === 'SUBMITTED' && !open.has(bookNo));
  const [materials, marks] = await Promise.all([
    missionMaterials.readMany(db, 'PUZZLE', rounds),
    missionMarks.ofAttempts(
      db,
      handedIn.map(({ attemptNo }) => attemptNo),
    ),
  ]);
  const missed: CatchWord[] = [];
  const met: CatchWord[] = [];
  for (const { attemptNo, bookNo, version, submittedAt } of handedIn) {
    const material = materials.get(version);
    if (material?.kind !== 'PUZZLE') continue;
    const wrong = new Set(marks.filter((mark) => mark.attemptNo === attemptNo && !mark.correct).map(({ key }) => key));
    for (const clue of material.clues) {
      if (!wrong.has(clue.key)) met.push(asWord(clue, bookNo));
      else if ((submittedAt ?? now) < seoulDayStart(now)) missed.push(asWord(clue, bookNo));
    }
  }
  const wrongOnes = new Set(missed.map(({ word }) => word));
  return {
    missed,
    met: met.filter(({ word }) => !wrongOnes.has(word)),
    atHand: opened.flatMap(({ version }) => answersOf(materials.get(version))),
  };
}

function asWord({ word, clue }: LaidClue, bookNo: number): CatchWord {
  return { word, meaning: clue, sentence: null, bookNo };
}

/** The own level, then the others by their distance; of two as near the easier one first. */
function nearestLevels(raq: number): string[] {
  const codes = readingLevels.map(({ code }) => code);
  const own = codes.indexOf(levelOfRaq(raq));
  return codes
    .map((code, index) => ({ code, away: Math.abs(index - own), index }))
    .sort((one, two) => one.away - two.away || one.index - two.index)
    .map(({ code }) => code);
}

/** Words of the lists that these books use, each with its sentence of the book where there is a good one. */
async function listedWords(
  db: Db,
  books: readonly { bookNo: number; contentHash: string }[],
  lists: WordLists,
): Promise<CatchWord[]> {
  const keyOf = ({ bookNo, contentHash }: (typeof books)[number]) => `${bookNo}:${contentHash}`;
  const unread = books.filter((book) => !found.has(keyOf(book)));
  const texts = await wordSources.paragraphs(
    db,
    unread.map(({ bookNo }) => bookNo),
  );
  const sought = unread.length === 0 ? [] : [...lists.values()].flat().filter(({ homonym }) => !homonym);
  return books.flatMap((book) => {
    const { bookNo } = book;
    const known = found.get(keyOf(book));
    if (known) return known;
    const paragraphs = texts.get(bookNo) ?? [];
    const words = wordsInText(paragraphs, sought).map((entry) => ({
      ...entry,
      sentence: gapSentence(paragraphs, entry.word) ?? entry.sentence,
      bookNo,
    }));
    if (found.size >= KEPT) found.delete(found.keys().next().value ?? '');
    found.set(keyOf(book), words);
    return words;
  });
}

/** A word with what it was asked by in a puzzle of a book. */
interface AskedClue {
  word: string;
  meaning: string;
  bookNo: number | null;
}

/**
 * Separates clues that were taken back for everybody from the others. What was wrong in a puzzle is not asked anywhere
 * else.
 */
async function readWithdrawnClues(db: Db, bookNos: readonly number[]): Promise<(clue: AskedClue) => boolean> {
  const gone = new Set<string>();
  for (const bookNo of await itemWithdrawals.booksWith(db, 'PUZZLE', bookNos)) {
    const withdrawn = await itemWithdrawals.ofBook(db, bookNo);
    for (const version of await itemWithdrawals.playedVersions(db, bookNo, 'PUZZLE')) {
      const material = await missionMaterials.read(db, bookNo, 'PUZZLE', version);
      const keys = keysWithdrawn(material, withdrawn);
      if (material.kind !== 'PUZZLE') continue;
      for (const { key, word, clue } of material.clues) {
        if (keys.has(key)) gone.add(idOf({ word, meaning: clue, bookNo }));
      }
    }
  }
  return (clue) => gone.has(idOf(clue));
}
