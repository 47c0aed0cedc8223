import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** The latest results of an account's tests; null before the first result. */
export interface AccountFindings {
  diagnosedAt: number | null;
  personalityAt: number | null;
  personalityCode: string | null;
  personalityName: string | null;
}

const diagnosed = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('diagnosis_apply')
    .select('closed_at as at')
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'DONE')
    .orderBy('closed_at', 'desc')
    .limit(1),
);

const typed = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('personality_result')
    .select(['closed_at as at', 'type_code as code', 'type_name as name'])
    .where('account_no', '=', given.accountNo)
    .where('status', '=', 'DONE')
    .orderBy('closed_at', 'desc')
    .limit(1),
);

export const accountFindings = {
  async read(db: Db, accountNo: number): Promise<AccountFindings> {
    const [diagnosis] = (await diagnosed(db, { accountNo })).rows;
    const [personality] = (await typed(db, { accountNo })).rows;
    return {
      diagnosedAt: diagnosis?.at ?? null,
      personalityAt: personality?.at ?? null,
      personalityCode: personality?.code ?? null,
      personalityName: personality?.name ?? null,
    };
  },
};
