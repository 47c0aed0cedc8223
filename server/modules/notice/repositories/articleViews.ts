import type { Db } from '#server/db/Db.ts';

/** Who was counted as a viewer today. */
export const articleViews = {
  /** @returns whether this visitor is new to the article on this day */
  async note(
    db: Db,
    view: { kind: 'NOTICE' | 'FAQ'; articleNo: number; dayKey: string; visitorKey: string },
  ): Promise<boolean> {
    const row = await db
      .insertInto('article_view')
      .values({ kind: view.kind, article_no: view.articleNo, day_key: view.dayKey, visitor_key: view.visitorKey })
      .onConflict((conflict) => conflict.columns(['kind', 'article_no', 'day_key', 'visitor_key']).doNothing())
      .returning('article_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  async deleteBefore(db: Db, dayKey: string): Promise<void> {
    await db.deleteFrom('article_view').where('day_key', '<', dayKey).execute();
  },
};
