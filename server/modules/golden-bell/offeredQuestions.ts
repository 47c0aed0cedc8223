import type { BellForm } from '#domain/golden-bell/BellRoom.ts';
import type { BellQuestion } from '#domain/golden-bell/drawQuestions.ts';
import { questionsOf } from '#domain/golden-bell/questionsOf.ts';
import type { Db } from '#server/db/Db.ts';
import { offeredMaterial } from '#server/modules/mission/public.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/** Only puzzles have several to choose from. */
const ANY_SEED = 0;

/** All questions that these books offer to a round; those that were taken back are left out. */
export async function offeredQuestions(
  db: Db,
  bookNos: readonly number[],
  forms: readonly BellForm[],
): Promise<BellQuestion[]> {
  const found: BellQuestion[] = [];
  for (const bookNo of new Set(bookNos)) {
    const book = await missionMaterials.findBook(db, bookNo);
    if (!book?.active) continue;
    const withdrawn = await itemWithdrawals.ofBook(db, bookNo);
    const missions = await missionMaterials.current(db, bookNo);
    for (const mission of missions.filter(({ kind }) => kind === 'OX' || kind === 'QUIZ')) {
      const questions = questionsOf(offeredMaterial(mission, withdrawn, ANY_SEED), book);
      found.push(...questions.filter(({ form }) => forms.includes(form)));
    }
  }
  return found;
}
