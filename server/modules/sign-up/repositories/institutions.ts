import { sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

export interface OpenInstitution {
  academyNo: number;
  name: string;
  address: string | null;
  needsApproval: boolean;
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

export const institutions = {
  async findOpen(db: Db, site: SiteName, academyNo: number): Promise<OpenInstitution | undefined> {
    const row = await open(db, site).where('institution.academy_no', '=', academyNo).executeTakeFirst();
    return row && toItem(row);
  },

  /** By a part of the name, blanks left aside. */
  async searchOpen(db: Db, site: SiteName, text: string, limit: number): Promise<OpenInstitution[]> {
    const part = text.replaceAll(/\s/g, '').toLowerCase();
    const pattern = `%${part.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    const rows = await open(db, site)
      .where(sql<boolean>`lower(replace(institution.name, ' ', '')) like ${pattern} escape '\\'`)
      .orderBy('institution.name')
      .limit(limit)
      .execute();
    return rows.map(toItem);
  },

  /** Where a join code leads to. */
  async findByJoinCode(db: Db, site: SiteName, joinCode: string, now: number): Promise<OpenInstitution | undefined> {
    const row = await open(db, site)
      .innerJoin('join_code', 'join_code.academy_no', 'institution.academy_no')
      .where('join_code.join_code', '=', joinCode)
      .where((eb) => eb.or([eb('join_code.expires_at', 'is', null), eb('join_code.expires_at', '>', now)]))
      .executeTakeFirst();
    return row && toItem(row);
  },
};
