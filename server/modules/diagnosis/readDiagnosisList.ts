import type { DiagnosisList } from '#contract/diagnosis.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeSummary } from './describeSummary.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

/** The results of this student, the newest first. */
export async function readDiagnosisList({ db, accountNo }: SignedInContext, page: number): Promise<DiagnosisList> {
  const rows = await diagnosisApplies.results(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(describeSummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await diagnosisApplies.resultCount(db, accountNo),
  };
}
