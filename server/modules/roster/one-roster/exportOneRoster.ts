import { strToU8, zipSync } from 'fflate';
import type { OneRosterFiles } from '#contract/roster.ts';
import { type ExportedInstitution, writeOneRoster } from '#domain/one-roster/writeOneRoster.ts';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import type { ExportPurpose } from '#domain/staff/exportPurposes.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction, staffPosts } from '#server/modules/staff/public.ts';
import { findOpenInstitution } from '../findOpenInstitution.ts';
import { exportRows } from '../repositories/exportRows.ts';
import { sourcedIds } from './sourcedIds.ts';

/** The institution as a zip of OneRoster 1.2 files. That it left the product, and what for, is recorded. */
export async function exportOneRoster(context: PostContext, purpose: ExportPurpose): Promise<OneRosterFiles> {
  const { zip, institution } = await makeOneRosterZip(context, context.post.academyNo);
  const { pupils, classes } = institution;
  await recordStaffAction(context, { kind: 'ROSTER_EXPORTED', detail: `${purpose} ${pupils.length}` });
  return {
    fileName: `책바다 OneRoster ${seoulDay(context.now)}.zip`,
    zip: Buffer.from(zip).toString('base64'),
    pupilCount: pupils.length,
    classCount: classes.length,
  };
}

/** @throws AppError NOT_FOUND for an unknown institution, STATUS_CHANGE_REFUSED unless it is ACTIVE */
export async function makeOneRosterZip(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  academyNo: number,
): Promise<{ zip: Uint8Array; institution: ExportedInstitution }> {
  const [{ name }, classes, pupils, staff, taught] = await Promise.all([
    findOpenInstitution(db, academyNo),
    exportRows.classes(db, academyNo, schoolYear(seoulDay(now))),
    exportRows.pupils(db, academyNo),
    staffPosts.listStaff(db, academyNo),
    staffPosts.listTaught(db, { academyNo, classes: 'ALL' }),
  ]);
  const known = new Set(classes.map(({ classNo }) => classNo));
  const teachers = staff
    .map(({ staffNo, name: called, email }) => ({
      staffNo,
      name: called,
      email,
      classNos: taught.filter((one) => one.staffNo === staffNo && known.has(one.classNo)).map(({ classNo }) => classNo),
    }))
    .filter(({ classNos }) => classNos.length > 0);
  const institution = { name, pupils, classes, teachers };
  const files = [...writeOneRoster(institution, sourcedIds(secrets, academyNo))];
  // The same rows give the same bytes, whenever they are written.
  const zip = zipSync(Object.fromEntries(files.map(([file, text]) => [file, strToU8(text)])), {
    mtime: new Date(1980, 0, 2),
  });
  return { zip, institution };
}
