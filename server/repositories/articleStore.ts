import { sql } from 'kysely';
import type { Db } from '../db/Db.ts';

/** Notices, answers and popups alike: numbered texts that come from files of the content folder or from operators. */
const tables = {
  NOTICE: { table: 'notice', number: 'article_no' },
  FAQ: { table: 'faq', number: 'faq_no' },
  POPUP: { table: 'site_popup', number: 'popup_no' },
} as const;
export type ArticleKind = keyof typeof tables;

/** First number of what operators bring in without one; the product's own stay below. */
const FIRST_OPERATOR_NUMBER = 10_000;

export interface StoredArticle {
  number: number;
  title: string;
  hash: string;
  origin: 'CONTENT' | 'OPERATOR';
  hidden: boolean;
}

/** What differs by kind is left out by the others. */
export interface ArticleValues {
  title: string;
  /** Markdown. */
  content: string;
  /** Site names with commas. */
  sites: string;
  category?: string;
  pinned?: boolean;
  /** Milliseconds UTC, like all instants here. */
  publishedAt?: number;
  linkHref?: string | null;
  linkLabel?: string | null;
  showsFrom?: number;
  showsUntil?: number;
}

const toRow = ({ pinned, publishedAt, linkHref, linkLabel, showsFrom, showsUntil, ...same }: ArticleValues) => ({
  ...same,
  pinned: pinned === undefined ? undefined : Number(pinned),
  published_at: publishedAt,
  link_href: linkHref,
  link_label: linkLabel,
  shows_from: showsFrom,
  shows_until: showsUntil,
});

export const articleStore = {
  async list(db: Db, kind: ArticleKind): Promise<StoredArticle[]> {
    const { table, number } = tables[kind];
    const rows = await db
      .selectFrom(table)
      .select(['title', 'content_hash as hash', 'origin', 'hidden', sql.ref<number>(number).as('number')])
      .execute();
    return rows
      .map((row) => ({ ...row, number: Number(row.number), hidden: row.hidden === 1 }))
      .sort((one, two) => one.number - two.number);
  },

  /** Writes an article; how often it was viewed stays. */
  async save(
    db: Db,
    kind: ArticleKind,
    number: number,
    values: ArticleValues,
    origin: 'CONTENT' | 'OPERATOR',
    hash: string,
  ): Promise<void> {
    const { table, number: column } = tables[kind];
    const row = { ...toRow(values), content_hash: hash, origin, hidden: 0 };
    const query = db
      .insertInto(table)
      .values({ [column]: number, ...(kind === 'POPUP' ? {} : { view_count: 0 }), ...row } as never);
    await query.onConflict((conflict) => conflict.column(column as never).doUpdateSet(row as never)).execute();
  },

  async remove(db: Db, kind: ArticleKind, numbers: readonly number[]): Promise<void> {
    if (numbers.length === 0) return;
    const { table, number } = tables[kind];
    await db
      .deleteFrom(table)
      .where(sql.ref<number>(number), 'in', [...numbers])
      .execute();
  },

  /**
   * Hides an article from everybody, or shows it again. It counts as the operators' from then on: a file of the content
   * folder does not bring it back.
   *
   * @returns false when there is none
   */
  async setHidden(db: Db, kind: ArticleKind, wanted: number, hidden: boolean): Promise<boolean> {
    const { table, number } = tables[kind];
    const result = await db
      .updateTable(table)
      .set({ hidden: hidden ? 1 : 0, origin: 'OPERATOR' } as never)
      .where(sql.ref<number>(number), '=', wanted)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async nextNumber(db: Db, kind: ArticleKind): Promise<number> {
    const known = await articleStore.list(db, kind);
    return Math.max(FIRST_OPERATOR_NUMBER, ...known.map(({ number }) => number + 1));
  },
};
