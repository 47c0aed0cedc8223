import type { z } from 'zod';
import type { PupilList, pupilListQuery } from '#contract/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import type { Classes } from '#server/repositories/isPupilWithin.ts';
import { describePupil } from './describePupil.ts';
import { pupilsWithin } from './pupilsWithin.ts';
import { reachOf } from './reachOf.ts';
import { classes } from './repositories/classes.ts';
import { pupilSearch } from './repositories/pupilSearch.ts';
import { type PupilFigures, pupils } from './repositories/pupils.ts';

type Query = z.infer<typeof pupilListQuery>;

/** Everybody of one class in reach, or one page of all pupils in reach. */
export async function listPupils(context: PostContext, query: Query): Promise<PupilList> {
  const { classNo } = query;
  const { shown, ...page } = classNo === undefined ? await readPage(context, query) : await readClass(context, classNo);
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: classNo === undefined ? '' : `class ${classNo}` });
  const rows = shown.map((figures) => describePupil(figures, context.post));
  return { today: seoulDay(context.now), pupils: rows, ...page };
}

interface Part {
  shown: PupilFigures[];
  page: number;
  pageSize: number;
  totalCount: number;
}

async function readClass(context: PostContext, classNo: number): Promise<Part> {
  const shown = await pupilsWithin(context, { classNo });
  return { shown, page: 1, pageSize: Math.max(1, shown.length), totalCount: shown.length };
}

async function readPage(context: PostContext, { page, search, order, direction }: Query): Promise<Part> {
  const { db, post } = context;
  const pageSize = classroomTuning.pupilsOfPage;
  const text = normalizeNfc(search);
  const reach = reachOf(context, 'SEE_READING');
  const seesLevels = String(reachOf(context, 'SEE_PUPIL')) === String(reach);
  const { accountNos, total } = await pupilSearch.page(db, post.academyNo, {
    classes: reach,
    text,
    classesNamed: text === '' ? [] : await classesNamed(context, reach, text),
    // The order alone would show levels to those who may not see them.
    order: order === 'LEVEL' && !seesLevels ? 'CLASS' : order,
    descending: direction === 'DOWN',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { shown: await pupils.byNumbers(db, post.academyNo, accountNos), page, pageSize, totalCount: total };
}

async function classesNamed({ db, post }: PostContext, reach: Classes, text: string): Promise<number[]> {
  const all = await classes.names(db, { academyNo: post.academyNo, classes: reach });
  return all.filter((one) => className(one).includes(text)).map(({ classNo }) => classNo);
}
