import { levelOfRaq, readingLevels } from '../../../domain/book/readingLevels.ts';
import type { LaidClue } from '../../../domain/mission/MissionMaterial.ts';
import { seoulDayStart } from '../../../domain/time/seoulDay.ts';
import type { CatchWord } from '../../../domain/word-mission/CatchWord.ts';
import type { WordSources } from '../../../domain/word-mission/pickWords.ts';
import { WORD_TUNING } from '../../../domain/word-mission/tuning.ts';
import type { WordLists } from '../../content/readWordLists.ts';
import { missionMarks } from '../../repositories/missionMarks.ts';
import { missionMaterials, parseMaterial } from '../../repositories/missionMaterials.ts';
import { wordReviews } from '../../repositories/wordReviews.ts';
import { wordSources } from '../../repositories/wordSources.ts';
import type { SignedInContext } from '../Context.ts';
import { listedWordsOf } from './listedWordsOf.ts';

const DAY_MS = 86_400_000;
/** Books whose text is looked through for a day's words. */
const BOOKS = 10;

/**
 * Where the words of a day come from. A word of a puzzle is taken only once its round was handed in and no round of that
 * puzzle is open; one that was wrong not before the next day: so a word mission never helps out with a puzzle at hand.
 */
export async function readWordSources(context: SignedInContext, lists: WordLists): Promise<WordSources> {
  const { db, accountNo, now } = context;
  const since = now - WORD_TUNING.bookDays * DAY_MS;
  const { missed, met } = await puzzleWords(context, since);
  const told = new Set(met.map(({ word }) => word));
  const listed: CatchWord[] = [];
  for (const book of await wordSources.readBooks(db, accountNo, since, BOOKS)) {
    const hidden = new Set((await puzzleAnswers(context, book.bookNo)).filter((word) => !told.has(word)));
    listed.push(...(await listedWordsOf(context, book, lists)).filter(({ word }) => !hidden.has(word)));
  }
  return {
    missed,
    books: [...met, ...listed],
    levels: nearestLevels(await wordSources.raq(db, accountNo)).map((level) => lists.get(level) ?? []),
    reviews: await wordReviews.all(db, accountNo),
  };
}

async function puzzleWords({ db, accountNo, now }: SignedInContext, since: number) {
  const rounds = await wordSources.puzzleRounds(db, accountNo, since);
  const open = new Set(rounds.filter(({ status }) => status === 'OPEN').map(({ bookNo }) => bookNo));
  const handedIn = rounds.filter(({ status, bookNo }) => status === 'SUBMITTED' && !open.has(bookNo));
  const marks = await missionMarks.ofAttempts(
    db,
    handedIn.map(({ attemptNo }) => attemptNo),
  );
  const missed: CatchWord[] = [];
  const met: CatchWord[] = [];
  for (const { attemptNo, bookNo, version, submittedAt } of handedIn) {
    const material = await missionMaterials.read(db, bookNo, 'PUZZLE', version);
    if (material.kind !== 'PUZZLE') continue;
    const wrong = new Set(marks.filter((mark) => mark.attemptNo === attemptNo && !mark.correct).map(({ key }) => key));
    for (const clue of material.clues) {
      if (!wrong.has(clue.key)) met.push(asWord(clue, bookNo));
      else if ((submittedAt ?? now) < seoulDayStart(now)) missed.push(asWord(clue, bookNo));
    }
  }
  const wrongOnes = new Set(missed.map(({ word }) => word));
  return { missed, met: met.filter(({ word }) => !wrongOnes.has(word)) };
}

function asWord({ word, clue }: LaidClue, bookNo: number): CatchWord {
  return { word, meaning: clue, sentence: null, bookNo };
}

/** Answers of a book's puzzle, which may not be told before it is marked. */
async function puzzleAnswers({ db }: SignedInContext, bookNo: number): Promise<string[]> {
  const current = await missionMaterials.findCurrent(db, bookNo, 'PUZZLE');
  if (!current) return [];
  const material = parseMaterial(current);
  return material.kind === 'PUZZLE' ? material.clues.map(({ word }) => word) : [];
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
