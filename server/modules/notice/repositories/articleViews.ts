import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

interface ArticleView {
  kind: 'NOTICE' | 'FAQ';
  articleNo: number;
  dayKey: string;
  visitorKey: string;
}

const noteQuery = compileOnce((db, given: ArticleView) =>
  db
    .insertInto('article_view')
    .values({
      kind: given.kind,
      article_no: given.articleNo,
      day_key: given.dayKey,
      visitor_key: given.visitorKey,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'article_no', 'day_key', 'visitor_key']).doNothing())
    .returning('article_no'),
);

/** Who was counted as a viewer today. */
export const articleViews = {
  /** @returns whether this visitor is new to the article on this day */
  async note(db: Db, view: ArticleView): Promise<boolean> {
    return (await noteQuery(db, view)).rows.length > 0;
  },

  async deleteBefore(db: Db, dayKey: string): Promise<void> {
    await db.deleteFrom('article_view').where('day_key', '<', dayKey).execute();
  },
};
