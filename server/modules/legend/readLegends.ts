import { PAGE_SIZE } from '#contract/envelope.ts';
import type { LegendPage, LegendQuery, LegendReader } from '#contract/legend.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { legendMonths as monthsOf } from '#domain/legend/legendMonths.ts';
import { placeReaders } from '#domain/legend/placeReaders.ts';
import { LEGEND_TUNING } from '#domain/legend/tuning.ts';
import { neighbourTie } from '#domain/neighbour/neighbourTie.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { maskName } from '#domain/text/maskName.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { fromReplica } from '#server/db/fromReplica.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { AppError } from '#server/errors/AppError.ts';
import { shownNickname } from '#server/modules/neighbour/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { type Hall, type LegendRow, type LegendStand, legendMonths } from '#server/repositories/legendMonths.ts';

const LAST_PAGE = LEGEND_TUNING.shownReaders / PAGE_SIZE;

/**
 * A page of the hall of fame: the readers of a month by book points. Who does not want to be in it and who is suspended
 * are left out, and nobody's place counts them.
 *
 * @throws AppError INVALID_INPUT for a month that cannot be looked at
 */
export async function readLegends(context: SignedInContext, query: LegendQuery): Promise<LegendPage> {
  const { db, accountNo, site, now } = context;
  const current = seoulMonth(now);
  const month = query.month ?? current;
  const [{ academyNo, academyName }, stand] = await Promise.all([
    accounts.institutionOf(db, accountNo),
    legendMonths.standOf(db, accountNo, month),
  ]);
  const of = academyNo === null ? 'SITE' : query.of;
  const place = { site, academyNo: of === 'ACADEMY' ? academyNo : null };
  const hall: Hall = { ...place, month };
  const page = Math.min(query.page, LAST_PAGE);
  const offset = (page - 1) * PAGE_SIZE;
  const [first, me, { rows, above, totalCount }] = await Promise.all([
    legendMonths.firstMonth(db, place),
    describeMine(db, hall, stand),
    fromReplica(
      db,
      (from) => readPage(joinReads(from), hall, accountNo, { page, offset }),
      // What the viewer has just earned or wished must be in it.
      async (from) => sameStand(await legendMonths.standOf(from, accountNo, month), stand),
    ),
  ]);
  // A month before the first reader is an empty one: of the site, another hall may have shown it. A month to come, or
  // long ago, is none.
  const months = monthsOf(first === null || month < first ? month : first, current);
  if (!months.includes(month)) throw new AppError('INVALID_INPUT');
  return {
    items: placeReaders(rows, offset, above + 1).map((row) => describeLegend(row, { viewer: accountNo, academyNo })),
    page,
    pageSize: PAGE_SIZE,
    totalCount,
    of,
    month,
    months,
    academyName,
    me,
    currentDate: new Date(now).toISOString(),
  };
}

async function readPage(db: Db, hall: Hall, viewer: number, { page, offset }: { page: number; offset: number }) {
  const [rows, totalCount] = await Promise.all([
    legendMonths.page(db, hall, viewer, PAGE_SIZE, offset),
    legendMonths.count(db, hall),
  ]);
  const [first] = rows;
  const above = page === 1 || first === undefined ? 0 : await legendMonths.above(db, hall, first.point);
  return { rows, above, totalCount };
}

async function describeMine(db: Db, hall: Hall, { point, listed, verified }: LegendStand): Promise<LegendPage['me']> {
  const [above, nextPoint] = await Promise.all([
    legendMonths.above(db, hall, point),
    listed ? legendMonths.nextAbove(db, hall, point) : null,
  ]);
  const placed = listed && point > 0 && above < LEGEND_TUNING.countedPlaces;
  return {
    rankNo: placed ? above + 1 : null,
    point,
    nextPoint,
    listedYn: listed ? 'Y' : 'N',
    verifiedBookCount: verified,
  };
}

const sameStand = (one: LegendStand, other: LegendStand) =>
  one.point === other.point && one.listed === other.listed && one.verified === other.verified;

/** A reader as everybody may see one: a nickname or a masked name, a creature, and the aquarium where it is open to the viewer. */
function describeLegend(
  row: LegendRow & { rankNo: number },
  { viewer, academyNo }: { viewer: number; academyNo: number | null },
): LegendReader {
  const tie = neighbourTie({
    friends: row.friends === 1,
    classmates: academyNo !== null && row.academyNo === academyNo,
    blocked: row.blocked === 1,
    active: true,
    open: row.open === 1,
  });
  const nickname = row.nickname === null ? null : shownNickname({ nickname: row.nickname, held: row.held ?? 0 });
  return {
    rankNo: row.rankNo,
    readerName: nickname ?? maskName(row.name),
    species: row.species,
    stage: petStage(levelFromExp(row.exp ?? 0).level, row.species),
    point: row.point,
    verifiedBookCount: row.verified,
    myYn: row.accountNo === viewer ? 'Y' : 'N',
    visitKey: row.accountNo !== viewer && tie === 'VISIT' ? row.visitKey : null,
  };
}
