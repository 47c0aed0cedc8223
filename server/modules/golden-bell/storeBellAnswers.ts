import type { BellAnswered } from '#contract/goldenBell.ts';
import { countBellChoices } from '#domain/golden-bell/countBellChoices.ts';
import { decideAnswer, type SentAnswer } from '#domain/golden-bell/decideAnswer.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { bellAnswers, type NewBellAnswer } from './repositories/bellAnswers.ts';
import { bellQuestions } from './repositories/bellQuestions.ts';
import { bellRooms } from './repositories/bellRooms.ts';

/** An answer of somebody in the room. */
export interface GivenBellAnswer extends SentAnswer {
  readonly accountNo: number;
}

/**
 * Stores answers to the open question of a room in one transaction: writing many costs about as much as writing one.
 *
 * @param given in the order they arrived, of accounts that are in the room
 * @returns what became of each, with the answer that counts now, in the same order
 */
export async function storeBellAnswers(
  given: { db: Db; roomNo: number; answers: readonly GivenBellAnswer[] },
  now: number,
): Promise<BellAnswered[]> {
  const { roomNo, answers } = given;
  return withTransaction(given.db, async (db) => {
    const room = await bellRooms.find(db, roomNo);
    const open = room?.phase === 'OPEN' ? room : null;
    const question = open && (await bellQuestions.find(db, roomNo, open.place));
    if (open === null || !question) return allLate(answers);
    const accountNos = [...new Set(answers.map(({ accountNo }) => accountNo))];
    const stored = await bellAnswers.ofAccounts(db, roomNo, open.place, accountNos);
    const counting = new Map<number, NewBellAnswer>(stored.map((answer) => [answer.accountNo, answer]));
    const changed = new Set<number>();
    const choiceCount = countBellChoices(question);
    const outcomes = answers.map(({ accountNo, ...sent }) => {
      const storedSeq = counting.get(accountNo)?.seq ?? null;
      const outcome = decideAnswer(open, sent, { choiceCount, storedSeq });
      if (outcome !== 'STORED') return outcome;
      counting.set(accountNo, { accountNo, choice: sent.choice, seq: sent.seq });
      changed.add(accountNo);
      return outcome;
    });
    if (changed.size > 0) {
      // Closed since it was read above: the command was first.
      if (!(await bellRooms.countAnswers(db, roomNo, open.place, changed.size))) return allLate(answers);
      const written = [...changed].flatMap((accountNo) => counting.get(accountNo) ?? []);
      await bellAnswers.put(db, roomNo, open.place, written, now);
    }
    return answers.map(({ accountNo, place }, index) => {
      const outcome = outcomes[index] ?? 'LATE';
      const counts = place === open.place ? counting.get(accountNo) : undefined;
      return { outcome, choice: counts?.choice ?? null, seq: counts?.seq ?? null };
    });
  });
}

function allLate(answers: readonly GivenBellAnswer[]): BellAnswered[] {
  return answers.map(() => ({ outcome: 'LATE', choice: null, seq: null }));
}
