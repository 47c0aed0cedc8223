import type { z } from 'zod';
import type { BellBody, openedBell } from '#contract/goldenBell.ts';
import { bellForms } from '#domain/golden-bell/BellRoom.ts';
import { createBellCode } from '#domain/golden-bell/createBellCode.ts';
import type { BellQuestion } from '#domain/golden-bell/drawQuestions.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction, requireClasses } from '#server/modules/staff/public.ts';
import { offeredQuestions } from './offeredQuestions.ts';
import { bellQuestions } from './repositories/bellQuestions.ts';
import { bellRooms } from './repositories/bellRooms.ts';

/** Tries for a code that no open room has: of 9,000, twenty at most are taken. */
const TRIES = 40;

/**
 * Opens a room with its questions as they are now.
 *
 * @throws AppError INVALID_INPUT for a class that is not in reach, or a question that is no longer there;
 *   BELL_TOO_MANY_ROOMS
 */
export async function openBell(context: PostContext, given: BellBody): Promise<z.infer<typeof openedBell>> {
  const { now, staffNo, post } = context;
  return withTransaction(context.db, async (db) => {
    const known = await bellRooms.ofRequest(db, staffNo, given.requestKey);
    if (known !== undefined) return known;
    const inside = { ...context, db };
    const classNos = await requireClasses(inside, 'HOST_BELL', given.classNos);
    const questions = await chosenQuestions(inside, given.questions);
    // Visitors who look around leave their rooms open, and make way for the next ones.
    const longest = context.demo ? bellTuning.longestTrial : bellTuning.longestRound;
    await bellRooms.endOld(db, now - longest, now, post.academyNo);
    if ((await bellRooms.countOpen(db, post.academyNo)) >= bellTuning.mostRooms)
      throw new AppError('BELL_TOO_MANY_ROOMS');
    const opened = await insertRoom(inside, given, questions.length);
    await bellRooms.addClasses(db, opened.roomNo, classNos);
    await bellQuestions.add(db, opened.roomNo, questions);
    await recordStaffAction(inside, { kind: 'BELL_OPENED', detail: `bell ${opened.roomNo}` });
    return opened;
  });
}

async function chosenQuestions({ db }: PostContext, wanted: BellBody['questions']): Promise<BellQuestion[]> {
  const nameOf = ({ bookNo, form, itemKey }: BellBody['questions'][number]) => `${bookNo} ${form} ${itemKey}`;
  const bookNos = wanted.map(({ bookNo }) => bookNo);
  if (new Set(bookNos).size > bellTuning.mostBooks)
    throw new AppError('INVALID_INPUT', {
      fields: { questions: `책은 ${bellTuning.mostBooks}권까지 고를 수 있어요.` },
    });
  const offered = new Map((await offeredQuestions(db, bookNos, bellForms)).map((each) => [nameOf(each), each]));
  const names = [...new Set(wanted.map(nameOf))];
  const found = names.flatMap((name) => offered.get(name) ?? []);
  if (found.length < wanted.length)
    throw new AppError('INVALID_INPUT', {
      fields: { questions: '그사이 바뀐 문제가 있어요. 문제를 다시 뽑아 주세요.' },
    });
  return found;
}

async function insertRoom({ db, random, now, staffNo, post }: PostContext, given: BellBody, questionCount: number) {
  const { requestKey, seconds, classNos } = given;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = createBellCode(random);
    const made = { requestKey, academyNo: post.academyNo, staffNo, code, seconds, questionCount };
    const roomNo = await bellRooms.insert(db, { ...made, allClasses: classNos === null }, now);
    if (roomNo !== undefined) return { roomNo, code };
  }
  throw new AppError('BELL_TOO_MANY_ROOMS');
}
