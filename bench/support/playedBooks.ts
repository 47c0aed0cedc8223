import type { Db } from '#server/db/Db.ts';

/** Books whose OX and QUIZ missions can be played, from the last one on: what was filled in begins with the first. */
export async function playedBooks(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('book')
    .select('book_no')
    .where('active', '=', 1)
    .where(({ and, exists, selectFrom }) =>
      and(
        (['OX', 'QUIZ'] as const).map((kind) =>
          exists(
            selectFrom('book_mission')
              .select('kind')
              .whereRef('book_mission.book_no', '=', 'book.book_no')
              .where('kind', '=', kind),
          ),
        ),
      ),
    )
    .orderBy('book_no', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ book_no }) => book_no);
}
