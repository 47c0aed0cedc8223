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
import { withTransaction } from '#server/db/withTransaction.ts';
import { describeWordMissions } from './describeWordMissions.ts';
import { readWordSources } from './readWordSources.ts';
import { type NewWordMission, wordMissionRows } from './repositories/wordMissionRows.ts';
import { wordSources } from './repositories/wordSources.ts';

/** The words of today, given out with the first look of the day and the same from then on, and earlier ones. */
export async function readWordMissions(context: SignedInContext, lists: WordLists): Promise<WordMissions> {
  const { db, accountNo, now } = context;
  const day = seoulDay(now);
  let today = await wordMissionRows.ofDay(db, accountNo, day);
  if (today.length < WORD_TUNING.aDay) {
    const fresh = await chooseWords(context, lists, day);
    today = await withTransaction(db, async (trx) => {
      // Another device may have been first: its words hold.
      const given = await wordMissionRows.ofDay(trx, accountNo, day);
      if (given.length > 0) return given;
      await wordMissionRows.insert(trx, accountNo, fresh);
      return wordMissionRows.ofDay(trx, accountNo, day);
    });
  }
  const earlier = await wordMissionRows.earlier(db, accountNo, day, shiftDayKey(day, -WORD_TUNING.openDays));
  const described = await describeWordMissions(context, [...today, ...earlier]);
  return { day, today: described.slice(0, today.length), earlier: described.slice(today.length) };
}

async function chooseWords(context: SignedInContext, lists: WordLists, day: string): Promise<NewWordMission[]> {
  const sources = await readWordSources(context, lists);
  const random = createRandom(context.accountNo * 100_003 + startOfDayKey(day) / DAY);
  const picked = pickWords(sources, day, random);
  const pool = [...sources.missed, ...sources.books, ...sources.levels.slice(0, 3).flat()].map(({ word }) => word);
  const missions: NewWordMission[] = [];
  for (const [index, word] of picked.entries()) {
    const sentence = word.sentence ?? (await sentenceOf(context, word));
    const { stage, missed, meaning, bookNo } = word;
    missions.push({
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
    });
  }
  return missions;
}

/** A sentence of the book that the word comes from. */
async function sentenceOf({ db }: SignedInContext, { word, bookNo }: PickedWord): Promise<string | null> {
  return bookNo === null ? null : gapSentence(await wordSources.paragraphs(db, bookNo), word);
}
