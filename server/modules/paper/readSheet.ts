import type { PaperSheet } from '#contract/paper.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { sheetItems } from '#domain/paper/sheetItems.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { marksOf, namesOf, standOf } from './describePrinted.ts';
import { followSheet } from './followSheet.ts';
import type { FoundSheet } from './repositories/paperSheets.ts';
import { requireSheet } from './requireSheet.ts';

/** A sheet with what has to be typed in. Looking is recorded. @throws AppError NOT_FOUND */
export async function readSheet(context: PostContext, code: string): Promise<PaperSheet> {
  const sheet = await requireSheet(context, code);
  const { accountNo, sheetNo } = sheet;
  const [items, following] = await Promise.all([openItems(context, sheet), followSheet(context, sheet)]);
  await recordStaffAction(context, { kind: 'PUPIL_SEEN', accountNo, detail: `paper sheet ${sheetNo}` });
  return {
    ...namesOf(sheet),
    classNo: sheet.classNo,
    className: pupilClassName(sheet),
    stand: standOf(sheet),
    marks: marksOf(sheet),
    enteredBy: sheet.enteredBy,
    ...items,
    ...following,
  };
}

async function openItems({ db }: PostContext, sheet: FoundSheet): Promise<Pick<PaperSheet, 'items' | 'answers'>> {
  if (standOf(sheet) !== 'OPEN') return { items: [], answers: [] };
  const [material, marks, answers] = await Promise.all([
    missionMaterials.read(db, sheet.bookNo, sheet.kind, sheet.version),
    missionMarks.list(db, sheet.attemptNo),
    missionAnswers.list(db, sheet.attemptNo),
  ]);
  const marked = new Set(marks.map(({ key }) => key));
  return {
    items: sheetItems(material, sheet.seed),
    answers: answers.map((answer) => ({ ...answer, fixed: marked.has(answer.key) })),
  };
}
