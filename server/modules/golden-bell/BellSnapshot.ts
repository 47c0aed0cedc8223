import type { Db } from '#server/db/Db.ts';
import { bellAnswers, type StoredBellAnswer } from './repositories/bellAnswers.ts';
import { bellPeople, type ShownBellPerson } from './repositories/bellPeople.ts';
import { bellQuestions, type StoredQuestion } from './repositories/bellQuestions.ts';
import { bellRooms, type StoredBell } from './repositories/bellRooms.ts';

/** A room with everything that is shown of it to anybody. */
export interface BellSnapshot {
  room: StoredBell;
  /** That is or was asked last; null in the lobby. */
  question: StoredQuestion | null;
  people: ShownBellPerson[];
  /** To the present question. */
  answers: StoredBellAnswer[];
  /** Once the round has ended: the questions that were revealed, and all answers. */
  ended: { questions: StoredQuestion[]; answers: StoredBellAnswer[] } | null;
}

/** Reads a room for all who look at it, with the same few statements for one of them or for two hundred. */
export async function readBellSnapshot(db: Db, roomNo: number): Promise<BellSnapshot | undefined> {
  const room = await bellRooms.find(db, roomNo);
  if (room === undefined) return undefined;
  const { place, phase } = room;
  return {
    room,
    question: (place === 0 ? undefined : await bellQuestions.find(db, roomNo, place)) ?? null,
    people: await bellPeople.list(db, roomNo),
    answers: place === 0 ? [] : await bellAnswers.ofPlace(db, roomNo, place),
    ended:
      phase === 'ENDED'
        ? { questions: await revealedQuestions(db, roomNo), answers: await bellAnswers.list(db, roomNo) }
        : null,
  };
}

/** The questions that count: one that was left open when the round ended does not. */
export async function revealedQuestions(db: Db, roomNo: number): Promise<StoredQuestion[]> {
  return (await bellQuestions.list(db, roomNo)).filter(({ revealedAt }) => revealedAt !== null);
}
