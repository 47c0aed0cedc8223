import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { firstRow } from '../db/firstRow.ts';
import { isAmong } from '../db/isAmong.ts';
import { bookDepth } from './bookDepth.ts';

/** A mission as the catalogue has it now. */
export interface CurrentMission {
  kind: MissionKind;
  version: string;
  content: string;
}

export interface MissionBook {
  bookNo: number;
  bookName: string;
  raq: number;
  maxPoint: number;
  pageCount: number;
  /** Null where the book is read on paper or elsewhere. */
  firstPageNo: number | null;
  active: boolean;
}

/** Parsed material by version. A version is a hash of its content, so an entry can never be stale. */
const parsed = new Map<string, MissionMaterial>();
/** Some 300 books of six missions, a few kilobytes each. */
const PARSED_LIMIT = 2_000;

const findBooksQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select([
      'book_no as bookNo',
      'book_name as bookName',
      'raq',
      'max_point as maxPoint',
      'page_count as pageCount',
      'active',
    ])
    .select((eb) => bookDepth.firstPageNo(eb).as('firstPageNo'))
    .where(isAmong(db, 'book_no', given.bookNos)),
);

const currentOfQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book_mission')
    .select(['book_no as bookNo', 'kind', 'version', 'content'])
    .where(isAmong(db, 'book_no', given.bookNos)),
);

const currentOfKindQuery = compileOnce((db, given: { bookNos: readonly number[]; kind: MissionKind }) =>
  db
    .selectFrom('book_mission')
    .select(['book_no as bookNo', 'version', 'content'])
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('kind', '=', given.kind),
);

const findCurrentQuery = compileOnce((db, given: { bookNo: number; kind: MissionKind }) =>
  db
    .selectFrom('book_mission')
    .select(['kind', 'version', 'content'])
    .where('book_no', '=', given.bookNo)
    .where('kind', '=', given.kind),
);

const readManyQuery = compileOnce(
  (db, given: { bookNos: readonly number[]; kind: MissionKind; versions: readonly string[] }) =>
    db
      .selectFrom('mission_material')
      .select(['version', 'content'])
      .where(isAmong(db, 'book_no', given.bookNos))
      .where('kind', '=', given.kind)
      .where(isAmong(db, 'version', given.versions)),
);

const readQuery = compileOnce((db, given: { bookNo: number; kind: MissionKind; version: string }) =>
  db
    .selectFrom('mission_material')
    .select('content')
    .where('book_no', '=', given.bookNo)
    .where('kind', '=', given.kind)
    .where('version', '=', given.version),
);

export const missionMaterials = {
  async findBook(db: Db, bookNo: number): Promise<MissionBook | undefined> {
    return (await missionMaterials.findBooks(db, [bookNo]))[0];
  },

  /** In no order; unknown numbers are left out. */
  async findBooks(db: Db, bookNos: readonly number[]): Promise<MissionBook[]> {
    const { rows } = await findBooksQuery(db, { bookNos });
    return rows.map((row) => ({ ...row, active: row.active === 1 }));
  },

  async current(db: Db, bookNo: number): Promise<CurrentMission[]> {
    return missionMaterials.currentOf(db, [bookNo]);
  },

  async currentOf(db: Db, bookNos: readonly number[]): Promise<(CurrentMission & { bookNo: number })[]> {
    return (await currentOfQuery(db, { bookNos })).rows;
  },

  /** One mission of several books; books without it are left out. */
  async currentOfKind(db: Db, bookNos: readonly number[], kind: MissionKind) {
    return (await currentOfKindQuery(db, { bookNos, kind })).rows;
  },

  async findCurrent(db: Db, bookNo: number, kind: MissionKind): Promise<CurrentMission | undefined> {
    return (await findCurrentQuery(db, { bookNo, kind })).rows[0];
  },

  /** Keeps the material of an attempt for as long as there are attempts. */
  async keep(db: Db, bookNo: number, { kind, version, content }: CurrentMission): Promise<void> {
    await db
      .insertInto('mission_material')
      .values({ book_no: bookNo, kind, version, content })
      .onConflict((conflict) => conflict.columns(['book_no', 'kind', 'version']).doNothing())
      .execute();
  },

  /** The material an attempt was started with. */
  async read(db: Db, bookNo: number, kind: MissionKind, version: string): Promise<MissionMaterial> {
    const known = parsed.get(version);
    if (known?.kind === kind) return known;
    const row = firstRow(await readQuery(db, { bookNo, kind, version }));
    return parseMaterial({ version, content: row.content });
  },

  /** The material of several attempts of one kind, by version. */
  async readMany(
    db: Db,
    kind: MissionKind,
    attempts: readonly { bookNo: number; version: string }[],
  ): Promise<Map<string, MissionMaterial>> {
    const found = new Map<string, MissionMaterial>();
    for (const { version } of attempts) {
      const known = parsed.get(version);
      if (known?.kind === kind) found.set(version, known);
    }
    const unread = attempts.filter(({ version }) => !found.has(version));
    if (unread.length === 0) return found;
    const [bookNos, versions] = [
      new Set(unread.map(({ bookNo }) => bookNo)),
      new Set(unread.map((one) => one.version)),
    ];
    const { rows } = await readManyQuery(db, { bookNos: [...bookNos], kind, versions: [...versions] });
    for (const row of rows) found.set(row.version, parseMaterial(row));
    return found;
  },
};

/** Material as it was written by the content loader, remembered by its version. */
export function parseMaterial({ version, content }: { version: string; content: string }): MissionMaterial {
  const known = parsed.get(version);
  if (known) return known;
  const material = JSON.parse(content) as MissionMaterial;
  if (parsed.size >= PARSED_LIMIT) parsed.clear();
  parsed.set(version, material);
  return material;
}
