import type { PaperSheetList, PrintedSheet } from '#contract/paper.ts';
import { optionPicturePath } from '#domain/book/bookPicturePath.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { presentMission } from '#domain/mission/presentMission.ts';
import { hasLargeLetters } from '#domain/paper/paperKinds.ts';
import { type PaperStand, paperStand } from '#domain/paper/paperStand.ts';
import type { Db } from '#server/db/Db.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import type { FoundSheet } from './repositories/paperSheets.ts';

export function standOf({ enteredAt, withdrawnAt, status, hidden }: FoundSheet): PaperStand {
  return paperStand({ enteredAt, withdrawnAt, attemptOpen: status === 'OPEN' && hidden === 0 });
}

/** What the attempt came to; null while it is open, and where its history was deleted. */
export function marksOf({ status, hidden, correctCount, itemCount, points }: FoundSheet) {
  return status === 'SUBMITTED' && hidden === 0 ? { correctCount, itemCount, points } : null;
}

/** Pupil, mission and code, as every answer about a sheet has them. */
export function namesOf({ code, accountNo, name, classNumber, bookNo, bookName, kind }: FoundSheet) {
  const mission = { bookNo, bookName, readingMissionType: kind, missionName: missionKindNames[kind] };
  return { code, accountNo, name, classNumber, ...mission };
}

export function describeListed(sheet: FoundSheet): PaperSheetList['sheets'][number] {
  return {
    ...namesOf(sheet),
    printedAt: new Date(sheet.printedAt).toISOString(),
    stand: standOf(sheet),
    marks: marksOf(sheet),
  };
}

/** A sheet as it is printed: all items, also those that were answered on the screen, so that their numbers stay. */
export async function describePrinted(db: Db, sheet: FoundSheet): Promise<PrintedSheet> {
  const material = await missionMaterials.read(db, sheet.bookNo, sheet.kind, sheet.version);
  return {
    ...namesOf(sheet),
    className: pupilClassName(sheet) ?? '',
    largeLetters: hasLargeLetters(sheet.schoolGrade),
    content: paperContentOf(material, { bookNo: sheet.bookNo, seed: sheet.seed }),
  };
}

/** @throws Error for a mission that is not done on paper */
export function paperContentOf(
  material: MissionMaterial,
  { bookNo, seed }: { bookNo: number; seed: number },
): PrintedSheet['content'] {
  // Only texts are measured by a band.
  const shown = presentMission(material, {
    seed,
    band: 'MIDDLE',
    imagePath: (file) => optionPicturePath(bookNo, file),
  });
  if (shown.kind === 'THINK' || shown.kind === 'REPORT') throw new Error(`${shown.kind} is not done on paper`);
  return shown;
}
