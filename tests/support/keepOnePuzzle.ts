import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import type { TestApp } from './buildTestApp.ts';

/** Leaves every book one puzzle of its pool, so that what two students did with it can be compared. */
export async function keepOnePuzzle(app: TestApp): Promise<void> {
  const puzzles = app.db
    .selectFrom('book_mission')
    .select(['book_no', 'version', 'content'])
    .where('kind', '=', 'PUZZLE');
  for (const { book_no, version, content } of await puzzles.execute()) {
    const { others: _, ...one } = JSON.parse(content) as Extract<MissionMaterial, { kind: 'PUZZLE' }>;
    await app.db
      .updateTable('book_mission')
      .set({ content: JSON.stringify(one), version: `one-${version}` })
      .where('book_no', '=', book_no)
      .where('kind', '=', 'PUZZLE')
      .execute();
  }
}
