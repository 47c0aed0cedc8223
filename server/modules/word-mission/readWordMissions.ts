import type { WordMissions } from '#contract/wordMission.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { gapSentence } from '#domain/word-mission/gapSentence.ts';
import { makeBubbles } from '#domain/word-mission/makeBubbles.ts';
import { type PickedWord, pickWords } from '#domain/word-mission/pickWords.ts';
import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import { wordForm } from '#domain/word-mission/wordClue.ts';
import type { WordLists } from '#server/content/readWordLists.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { describeWordMissions } from './describeWordMissions.ts';
import { readWordSources } from './readWordSources.ts';
import { type NewWordMission, type StoredWordMission, wordMissionRows } from './repositories/wordMissionRows.ts';
import { wordSources } from './repositories/wordSources.ts';

/** The words of today, given out with the first look of the day and the same from then on, and earlier ones. */
export async function readWordMissions(context: SignedInContext, lists: WordLists): Promise<WordMissions> {
  const { db, accountNo, now } = context;
  const day = seoulDay(now);
  const openSince = shiftDayKey(day, -WORD_TUNING.openDays);
  const [known, earlier] = await Promise.all([
    wordMissionRows.ofDay(db, accountNo, day),
    wordMissionRows.earlier(db, accountNo, day, openSince),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  let today = known;
  if (today.length < WORD_TUNING.aDay) {
    const fresh = await chooseWords(context, lists, day, earlier);
    today = await withTransaction(db, async (trx) => {
      // Another device may have been first: its words hold.
      const given = await wordMissionRows.ofDay(trx, accountNo, day);
      if (given.length > 0) return given;
      await wordMissionRows.insert(trx, accountNo, fresh);
      return wordMissionRows.ofDay(trx, accountNo, day);
    });
  }
  const described = await describeWordMissions(context, [...today, ...earlier]);
  return { day, today: described.slice(0, today.length), earlier: described.slice(today.length) };
}

async function chooseWords(
  context: SignedInContext,
  lists: WordLists,
  day: string,
  earlier: readonly StoredWordMission[],
): Promise<NewWordMission[]> {
  const sources = await readWordSources(context, lists, earlier);
  const random = createRandom(context.accountNo * 100_003 + startOfDayKey(day) / DAY);
  const picked = pickWords(sources, day, random);
  const pool = [...sources.missed, ...sources.books, ...sources.levels.slice(0, 3).flat()].map(({ word }) => word);
  const sentenceOf = await readSentences(context.db, picked);
  return picked.map((word, index) => {
    const sentence = word.sentence ?? sentenceOf(word);
    const { stage, missed, meaning, bookNo } = word;
    return {
      dayKey: day,
      slot: index + 1,
      word: word.word,
      meaning,
      sentence,
      bookNo,
      form: wordForm(index + 1, stage, sentence !== null),
      stage,
      missed,
      bubbles: makeBubbles(word.word, pool, random),
    };
  });
}

/** For words without a sentence: one of the book that each comes from. */
async function readSentences(db: Db, picked: readonly PickedWord[]): Promise<(word: PickedWord) => string | null> {
  const wanting = picked.flatMap(({ sentence, bookNo }) => (sentence === null && bookNo !== null ? [bookNo] : []));
  const texts = await wordSources.paragraphs(db, [...new Set(wanting)]);
  return ({ word, bookNo }) => (bookNo === null ? null : gapSentence(texts.get(bookNo) ?? [], word));
}
