import type { PupilBell } from '#contract/goldenBell.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { revealedQuestions } from './BellSnapshot.ts';
import { bellAnswers } from './repositories/bellAnswers.ts';
import { bellPeople } from './repositories/bellPeople.ts';
import { bellQuestions } from './repositories/bellQuestions.ts';
import { bellRooms } from './repositories/bellRooms.ts';
import { toPupilBell } from './toPupilBell.ts';

/** A room for a pupil who is in it. @throws AppError NOT_FOUND */
export async function readPupilBell(
  { db, accountNo }: Pick<SignedInContext, 'db' | 'accountNo'>,
  roomNo: number,
): Promise<PupilBell> {
  const person = await requireInBell({ db, accountNo }, roomNo);
  const room = await bellRooms.find(db, roomNo);
  if (room === undefined) throw new AppError('NOT_FOUND');
  const { place, phase } = room;
  const question = place === 0 ? undefined : await bellQuestions.find(db, roomNo, place);
  const answers = await bellAnswers.ofAccount(db, roomNo, accountNo);
  return toPupilBell(room, question ?? null, {
    outPlace: person.outPlace,
    answer: answers.find((answer) => answer.place === place) ?? null,
    ended: phase === 'ENDED' ? { questions: await revealedQuestions(db, roomNo), answers } : null,
  });
}

/** Somebody's place in a room. @throws AppError NOT_FOUND for who is not in it */
export async function requireInBell({ db, accountNo }: Pick<SignedInContext, 'db' | 'accountNo'>, roomNo: number) {
  const person = await bellPeople.find(db, roomNo, accountNo);
  if (person === undefined) throw new AppError('NOT_FOUND');
  return person;
}

/** The open round that a pupil may enter or is in, for the main page. */
export async function readOpenBell({
  db,
  accountNo,
  site,
  now,
}: SignedInContext): Promise<{ roomNo: number | null } | null> {
  if (site === 'home') return null;
  const [room] = await bellPeople.openRooms(db, accountNo, now - bellTuning.longestRound);
  return room === undefined ? null : { roomNo: room.inside ? room.roomNo : null };
}
