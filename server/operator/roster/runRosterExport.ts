import { writeFile } from 'node:fs/promises';
import { describeSystemError } from '../../errors/describeSystemError.ts';
import { makeOneRosterZip } from '../../modules/roster/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { refuseExisting } from '../printTable.ts';

/** Writes an institution as OneRoster 1.2 files in a zip that only its owner reads. */
export async function runRosterExport(context: CommandContext, academyNo: number, path: string): Promise<void> {
  refuseExisting(path);
  const work = { db: context.db, now: context.now(), secrets: context.secrets };
  const { zip, institution } = await makeOneRosterZip(work, academyNo);
  await writeFile(path, zip, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
    throw new OperatorError(`파일을 만들 수 없어요: ${describeSystemError(error) ?? path}.`);
  });
  const { pupils, classes, teachers } = institution;
  context.print(
    `OneRoster 1.2로 내보냈어요: ${path} (학생 ${pupils.length}명, 반 ${classes.length}개, 선생님 ${teachers.length}명).`,
  );
}
