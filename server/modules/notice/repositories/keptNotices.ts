import type { SiteName } from '#contract/site.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { rootOf } from '#server/db/joinReads.ts';
import { type NoticeRow, notices } from './notices.ts';

/** One page of the notices of a site, and how many there are. */
export interface NoticePage {
  rows: NoticeRow[];
  totalCount: number;
}

/** Which page: of a site at an instant, in milliseconds. */
interface Asked {
  site: SiteName;
  now: number;
  limit: number;
  offset: number;
}

/** A page with the instants between which no notice comes out. */
interface KeptPage extends NoticePage {
  from: number;
  until: number;
}

const readRevision = compileOnce((db, given: { id: number }) =>
  db.selectFrom('notice_revision').select('revision').where('id', '=', given.id),
);

/** What is kept for each database, by the adapter that its views share with it. */
const kept = new WeakMap<object, { revision: number; pages: Map<string, KeptPage> }>();

/** Lists of notices without words: the same for everybody, and kept in memory until a notice changes or comes out. */
export const keptNotices = {
  async page(db: Db, asked: Asked): Promise<NoticePage> {
    const revision = await revisionOf(db);
    const { adapter } = db.getExecutor();
    const known = kept.get(adapter);
    const key = `${asked.site} ${asked.limit} ${asked.offset}`;
    const page = known?.revision === revision ? known.pages.get(key) : undefined;
    if (page !== undefined && page.from <= asked.now && asked.now < page.until) return page;
    return load(db, asked, key);
  },
};

async function load(db: Db, asked: Asked, key: string): Promise<NoticePage> {
  const { site, now, limit, offset } = asked;
  const all = { site, now, query: '' };
  // Asked together, so that all show one state.
  const [revision, rows, totalCount, next] = await Promise.all([
    revisionOf(db),
    notices.page(db, all, limit, offset),
    notices.count(db, all),
    notices.nextPublishedAt(db, now),
  ]);
  const page = { rows, totalCount, from: now, until: next ?? Number.POSITIVE_INFINITY };
  // What a transaction has changed may be taken back; pages beyond the last one are without number.
  if (rootOf(db).isTransaction || rows.length === 0) return page;
  const { adapter } = db.getExecutor();
  const known = kept.get(adapter);
  if (known?.revision === revision) known.pages.set(key, page);
  else if (known === undefined || known.revision < revision)
    kept.set(adapter, { revision, pages: new Map([[key, page]]) });
  return page;
}

async function revisionOf(db: Db): Promise<number> {
  const { rows } = await readRevision(db, { id: 1 });
  return rows[0]?.revision ?? 0;
}
