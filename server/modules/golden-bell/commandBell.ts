import type { z } from 'zod';
import type { bellCommandBody, HostBell } from '#contract/goldenBell.ts';
import type { BellRoom } from '#domain/golden-bell/BellRoom.ts';
import { decideCommand } from '#domain/golden-bell/decideCommand.ts';
import { settleReveal } from '#domain/golden-bell/settleReveal.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readHostBell } from './readHostBell.ts';
import { bellAnswers } from './repositories/bellAnswers.ts';
import { bellPeople } from './repositories/bellPeople.ts';
import { bellQuestions } from './repositories/bellQuestions.ts';
import { bellRooms } from './repositories/bellRooms.ts';
import { requireBell } from './requireBell.ts';

/**
 * Does what the host pressed. One that was sent for another revision changes nothing: the answer is the state as it is.
 *
 * @throws AppError NOT_FOUND; BELL_NOT_NOW
 */
export async function commandBell(
  context: PostContext,
  roomNo: number,
  sent: z.infer<typeof bellCommandBody>,
): Promise<HostBell> {
  const { now } = context;
  await withTransaction(context.db, async (db) => {
    const room = await requireBell({ ...context, db }, roomNo);
    const outCount = await bellPeople.outCount(db, roomNo);
    const decision = decideCommand(room, sent, { now, seconds: room.seconds, outCount });
    if (decision.outcome === 'STALE') return;
    if (decision.outcome === 'REFUSED') throw new AppError('BELL_NOT_NOW');
    // Of two at once one is first, and the other one was for the revision before.
    if (!(await bellRooms.change(db, roomNo, room.revision, decision.room, now))) return;
    await carryOut(db, roomNo, sent.command, decision.room, now);
  });
  return readHostBell(context, roomNo);
}

async function carryOut(
  db: Db,
  roomNo: number,
  command: z.infer<typeof bellCommandBody>['command'],
  { place, revival }: BellRoom,
  now: number,
): Promise<void> {
  switch (command) {
    case 'OPEN_REVIVAL':
      return bellQuestions.open(db, roomNo, place, true);
    case 'REVIVE_ALL':
      return bellPeople.reviveAll(db, roomNo);
    case 'REVEAL': {
      await bellQuestions.reveal(db, roomNo, place, now);
      const question = await bellQuestions.find(db, roomNo, place);
      const answers = await bellAnswers.ofPlace(db, roomNo, place);
      const right = answers.filter(({ choice }) => choice === question?.answer).map(({ accountNo }) => accountNo);
      const people = await bellPeople.list(db, roomNo);
      const changed = settleReveal(people, { place, revival, right: new Set(right) });
      const [back, out] = [changed.filter(({ outPlace }) => outPlace === null), changed.filter(isOut)];
      await bellPeople.setOut(db, roomNo, accountsOf(back), null);
      await bellPeople.setOut(db, roomNo, accountsOf(out), place);
      return;
    }
    default:
  }
}

const isOut = ({ outPlace }: { outPlace: number | null }) => outPlace !== null;
const accountsOf = (people: readonly { accountNo: number }[]) => people.map(({ accountNo }) => accountNo);
