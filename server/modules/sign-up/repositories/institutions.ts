import { sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import { className } from '#domain/classroom/className.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface OpenInstitution {
  academyNo: number;
  name: string;
  address: string | null;
  needsApproval: boolean;
}

/** The class that a code leads into; null for a code of the institution alone. */
export interface CodedClass {
  classNo: number | null;
  /** Such as `초등 3학년 2반`. */
  className: string | null;
}

/** Institutions of a site that take members now. */
const open = (db: Db, site: SiteName) =>
  db
    .selectFrom('institution')
    .select([
      'institution.academy_no as academyNo',
      'institution.name',
      'institution.address',
      'institution.needs_approval as needsApproval',
    ])
    .where('institution.site', '=', site)
    .where('institution.status', '=', 'ACTIVE');

const toItem = <T extends { needsApproval: number }>(row: T) => ({ ...row, needsApproval: row.needsApproval === 1 });

const searchOpenQuery = compileOnce((db, given: { site: SiteName; pattern: string; limit: number }) =>
  open(db, given.site)
    .where(sql<boolean>`lower(replace(institution.name, ' ', '')) like ${given.pattern} escape '\\'`)
    .orderBy('institution.name')
    .limit(given.limit),
);

export const institutions = {
  async findOpen(db: Db, site: SiteName, academyNo: number): Promise<OpenInstitution | undefined> {
    const row = await open(db, site).where('institution.academy_no', '=', academyNo).executeTakeFirst();
    return row && toItem(row);
  },

  /** By a part of the name, blanks left aside. */
  async searchOpen(db: Db, site: SiteName, text: string, limit: number): Promise<OpenInstitution[]> {
    const part = text.replaceAll(/\s/g, '').toLowerCase();
    const pattern = `%${part.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    const { rows } = await searchOpenQuery(db, { site, pattern, limit });
    return rows.map(toItem);
  },

  /** Where a join code leads to. */
  async findByJoinCode(
    db: Db,
    site: SiteName,
    joinCode: string,
    now: number,
  ): Promise<(OpenInstitution & CodedClass) | undefined> {
    const row = await open(db, site)
      .innerJoin('join_code', 'join_code.academy_no', 'institution.academy_no')
      .leftJoin('school_class', 'school_class.class_no', 'join_code.class_no')
      .select(['school_class.class_no as classNo', 'school_class.grade', 'school_class.name as className'])
      .where('join_code.join_code', '=', joinCode)
      .where((eb) => eb.or([eb('join_code.expires_at', 'is', null), eb('join_code.expires_at', '>', now)]))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { academyNo, name, address, needsApproval, classNo, grade, className: classTitle } = row;
    return {
      academyNo,
      name,
      address,
      needsApproval: needsApproval === 1,
      classNo,
      className: grade === null || classTitle === null ? null : className({ grade, name: classTitle }),
    };
  },
};
