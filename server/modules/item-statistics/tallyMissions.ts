import { countableItems, countedChoices } from '#domain/item-statistics/countedChoices.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import type { TallyBatch } from './countItemAnswers.ts';
import { attemptsToCount } from './repositories/attemptsToCount.ts';

/** First rounds of quizzes and OX. Rounds that were handed in faster than anybody reads show nothing of their items. */
export const tallyMissions: TallyBatch = async (db, tally, { after, until, limit }) => {
  const attempts = await attemptsToCount(db, after, until, limit);
  const last = attempts.at(-1);
  if (!last) return null;
  const answers = await missionAnswers.ofAttempts(
    db,
    attempts.map(({ no }) => no),
  );
  for (const { no, bookNo, bookRaq, kind, seed, version, flagged, raq } of attempts) {
    if (flagged === 1) continue;
    const material = await missionMaterials.read(db, bookNo, kind, version);
    if (material.kind !== 'QUIZ' && material.kind !== 'OX') continue;
    const choices = countedChoices(material, answers.get(no) ?? new Map(), seed);
    for (const item of countableItems(material)) {
      const place = { source: material.kind, ownerNo: bookNo, writerRaq: bookRaq };
      tally.add(place, item, raq, choices.get(item.itemKey) ?? '-');
    }
  }
  return { at: last.at, no: last.no };
};
