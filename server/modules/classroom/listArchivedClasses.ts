import type { ArchivedClassList } from '#contract/classroom.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { reachOf } from './reachOf.ts';
import { classes } from './repositories/classes.ts';

/** One page of the classes in reach that are archived, the latest school year first. */
export async function listArchivedClasses(context: PostContext, page: number): Promise<ArchivedClassList> {
  const { db, post } = context;
  const within = { academyNo: post.academyNo, classes: reachOf(context, 'SEE_INSTITUTION') };
  const { rows, totalCount } = await classes.archived(db, within, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const items = rows.map((one) => ({ ...one, gradeName: gradeName(one.grade) }));
  return { items, page, pageSize: PAGE_SIZE, totalCount };
}
