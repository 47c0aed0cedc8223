import type { z } from 'zod';
import type { BellSummary, bellBooks, bellList } from '#contract/goldenBell.ts';
import { className } from '#domain/classroom/className.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import type { Db } from '#server/db/Db.ts';
import { bellLists } from './repositories/bellLists.ts';

/** Rooms that somebody may see, the latest first. */
export async function listBells(context: PostContext, page: number): Promise<z.infer<typeof bellList>> {
  const { db, post, staffNo } = context;
  const wanted = {
    academyNo: post.academyNo,
    staffNo: classesInReach(post, 'HOST_BELL') === 'ALL' ? null : staffNo,
  };
  const { listed } = bellTuning;
  const [rows, totalCount] = await Promise.all([
    bellLists.list(db, wanted, listed, (page - 1) * listed),
    bellLists.count(db, wanted),
  ]);
  const names = await classNamesOf(
    db,
    rows.map(({ roomNo }) => roomNo),
  );
  const items: BellSummary[] = rows.map(({ allClasses, createdAt, ...row }) => ({
    ...row,
    classNames: allClasses === 1 ? '모든 반' : (names.get(row.roomNo) ?? ''),
    createdAt: new Date(createdAt).toISOString(),
  }));
  return { items, page, pageSize: listed, totalCount };
}

/** Books that the classes in reach read lately and that have questions. */
export async function listBellBooks({ db, post, now }: PostContext): Promise<z.infer<typeof bellBooks>> {
  const reach = classesInReach(post, 'HOST_BELL') ?? [];
  const { recentBooks, recentFor } = bellTuning;
  const rows = await bellLists.recentBooks(db, post.academyNo, reach, now - recentFor, recentBooks);
  return { items: rows.map(({ bookNo, bookName }) => ({ bookNo, bookName })) };
}

/** The classes of rooms in words. */
export async function classNamesOf(db: Db, roomNos: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const { roomNo, ...row } of await bellLists.classes(db, roomNos)) {
    const before = names.get(roomNo);
    names.set(roomNo, before === undefined ? className(row) : `${before}, ${className(row)}`);
  }
  return names;
}
