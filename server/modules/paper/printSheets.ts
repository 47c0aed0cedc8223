import type { z } from 'zod';
import type { PrintedSheets, printAgainBody, printBody } from '#contract/paper.ts';
import { missionState } from '#domain/mission/missionState.ts';
import { createPaperCode, readPaperCode } from '#domain/paper/readPaperCode.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { startAttempt } from '#server/modules/mission/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { describePrinted, standOf } from './describePrinted.ts';
import { paperPupils } from './repositories/paperPupils.ts';
import { paperSheets } from './repositories/paperSheets.ts';
import { contextOf } from './requireSheet.ts';

/** Codes drawn before it is given up: one that is in use comes up once in thousands of draws. */
const DRAWS = 20;

/**
 * A sheet for each of these pupils: the attempt that is open on their screens, or a first one. Who has handed the mission
 * in gets none, as the retry belongs to the screen. A sheet that waits is printed as it was.
 *
 * @throws AppError DEMO_ACCOUNT; INVALID_INPUT for a book without this mission
 */
export async function printSheets(
  context: PostContext,
  classNo: number,
  { bookNo, readingMissionType: kind, accountNos }: z.infer<typeof printBody>,
): Promise<PrintedSheets> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  if ((await missionMaterials.findCurrent(context.db, bookNo, kind)) === undefined)
    throw new AppError('INVALID_INPUT', { fields: { bookNo: '이 책에는 그 미션이 없어요.' } });
  const printed: PrintedSheets = { sheets: [], done: [] };
  for (const pupil of await paperPupils.ofClass(context.db, classNo, accountNos)) {
    const sheet = await withTransaction(context.db, (db) =>
      printSheet({ ...context, db }, pupil.accountNo, bookNo, kind),
    );
    if (sheet) printed.sheets.push(sheet);
    else printed.done.push(pupil);
  }
  return printed;
}

/** Null for who has handed the mission in. */
async function printSheet(
  context: PostContext,
  accountNo: number,
  bookNo: number,
  kind: z.infer<typeof printBody>['readingMissionType'],
): Promise<PrintedSheets['sheets'][number] | null> {
  const { db, post } = context;
  const state = missionState(await missionAttempts.rounds(db, { accountNo, bookNo, kind }));
  if (state !== null && (state.phase !== 'OPEN' || state.round !== 1)) return null;
  const { attemptNo } = await startAttempt(contextOf(context, accountNo), { bookNo, readingMissionType: kind });
  const code = (await paperSheets.codeOf(db, attemptNo)) ?? (await makeSheet(context, { accountNo, attemptNo }));
  const sheet = await paperSheets.find(db, post.academyNo, code);
  if (sheet === undefined) throw new AppError('CONFLICT');
  await recordStaffAction(context, { kind: 'PAPER_PRINTED', accountNo, detail: `sheet ${sheet.sheetNo}` });
  return describePrinted(db, sheet);
}

async function makeSheet(context: PostContext, sheet: { accountNo: number; attemptNo: number }): Promise<string> {
  const { db, random, staffNo, now } = context;
  const { academyNo } = context.post;
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const code = createPaperCode(random);
    if ((await paperSheets.insert(db, { ...sheet, code, academyNo, staffNo }, now)) !== undefined) return code;
  }
  throw new AppError('CONFLICT');
}

/**
 * Sheets of the class that wait, to print once more; others are left out of the answer.
 *
 * @throws AppError DEMO_ACCOUNT
 */
export async function printAgain(
  context: PostContext,
  classNo: number,
  { codes }: z.infer<typeof printAgainBody>,
): Promise<PrintedSheets> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const printed: PrintedSheets = { sheets: [], done: [] };
  for (const given of new Set(codes)) {
    const read = readPaperCode(given);
    const sheet = read.ok ? await paperSheets.find(context.db, context.post.academyNo, read.code) : undefined;
    if (sheet === undefined || sheet.classNo !== classNo) continue;
    const stand = standOf(sheet);
    if (stand === 'OPEN') {
      const { accountNo, sheetNo } = sheet;
      await recordStaffAction(context, { kind: 'PAPER_PRINTED', accountNo, detail: `sheet ${sheetNo}` });
      printed.sheets.push(await describePrinted(context.db, sheet));
    } else if (stand !== 'WITHDRAWN') printed.done.push(sheet);
  }
  return printed;
}
