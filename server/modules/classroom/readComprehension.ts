import { type CategoryBar, categoryBars } from '#domain/mission/categoryBars.ts';
import { markMission } from '#domain/mission/markMission.ts';
import type { Db } from '#server/db/Db.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import type { pupilWork } from './repositories/pupilWork.ts';

/** How much was right by kind in the first rounds of quizzes. Of a question that is no longer in its material nothing is known. */
export async function readComprehension(
  db: Db,
  missions: Awaited<ReturnType<typeof pupilWork.missions>>,
): Promise<CategoryBar[]> {
  const quizzes = missions.filter(({ kind, round }) => kind === 'QUIZ' && round === 1);
  const [marks, materials] = await Promise.all([
    missionMarks.ofAttempts(
      db,
      quizzes.map(({ attemptNo }) => attemptNo),
    ),
    missionMaterials.readMany(db, 'QUIZ', quizzes),
  ]);
  const items: Parameters<typeof categoryBars>[0][number][] = [];
  for (const { attemptNo, version } of quizzes) {
    const material = materials.get(version);
    if (material === undefined) continue;
    const kinds = new Map(markMission(material, new Map(), 0).map(({ key, category }) => [key, category]));
    for (const { key, correct } of marks.filter((mark) => mark.attemptNo === attemptNo))
      items.push({ category: kinds.get(key) ?? null, correct });
  }
  return categoryBars(items);
}
