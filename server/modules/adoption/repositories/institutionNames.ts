import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const findQuery = compileOnce((db, given: { academyNo: number }) =>
  db.selectFrom('institution').select('name').where('academy_no', '=', given.academyNo),
);

export const institutionNames = {
  async find(db: Db, academyNo: number): Promise<string | null> {
    const [row] = (await findQuery(db, { academyNo })).rows;
    return row?.name ?? null;
  },
};
