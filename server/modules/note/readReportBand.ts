import { reportBand } from '#domain/mission/reportBand.ts';
import type { ReportBand } from '#domain/mission/writingGates.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { missionReaders } from '#server/repositories/missionReaders.ts';

/** How long a report of this student has to be, by the school grade of the moment. */
export async function readReportBand({ db, accountNo }: SignedInContext): Promise<ReportBand> {
  return reportBand(await missionReaders.schoolGrade(db, accountNo));
}
