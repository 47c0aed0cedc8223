import type { BellResult } from '#contract/goldenBell.ts';
import { countBellChoices } from '#domain/golden-bell/countBellChoices.ts';
import { hardestQuestion, summarizeBell } from '#domain/golden-bell/summarizeBell.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { revealedQuestions } from './BellSnapshot.ts';
import { classNamesOf } from './listBells.ts';
import { bellAnswers } from './repositories/bellAnswers.ts';
import { bellLists } from './repositories/bellLists.ts';
import { bellPeople } from './repositories/bellPeople.ts';
import { requireBell } from './requireBell.ts';
import { describeQuestion, nicknameOf } from './toPupilBell.ts';

/** How a round went: each question, and each pupil with the name. Looking is recorded. @throws AppError NOT_FOUND */
export async function readBellResult(context: PostContext, roomNo: number): Promise<BellResult> {
  const { db } = context;
  const room = await requireBell(context, roomNo);
  const [{ staffName }, questions, answers, people, names, classNames] = await Promise.all([
    bellLists.one(db, roomNo),
    revealedQuestions(db, roomNo),
    bellAnswers.list(db, roomNo),
    bellPeople.list(db, roomNo),
    bellPeople.names(db, roomNo),
    classNamesOf(db, [roomNo]),
  ]);
  const asked = questions.map((question) => ({ ...question, choiceCount: countBellChoices(question) }));
  const summaries = summarizeBell(asked, answers);
  const keys = new Map(questions.map(({ place, answer }) => [place, answer]));
  const rights = new Map<number, number>();
  for (const { accountNo, place, choice } of answers) {
    if (keys.get(place) === choice) rights.set(accountNo, (rights.get(accountNo) ?? 0) + 1);
  }
  await recordStaffAction(context, { kind: 'BELL_SEEN', detail: `bell ${roomNo}` });
  return {
    roomNo,
    code: room.code,
    staffName,
    classNames: room.allClasses ? '모든 반' : (classNames.get(roomNo) ?? ''),
    createdAt: new Date(room.createdAt).toISOString(),
    phase: room.phase,
    questionCount: room.questionCount,
    peopleCount: people.length,
    hardest: hardestQuestion(summaries),
    questions: questions.map((question, index) => ({
      ...describeQuestion(question),
      place: question.place,
      answer: question.answer,
      explanation: question.explanation,
      revival: question.revival,
      answered: summaries[index]?.answered ?? 0,
      right: summaries[index]?.right ?? 0,
      choices: [...(summaries[index]?.choices ?? [])],
    })),
    people: people.map((person) => ({
      accountNo: person.accountNo,
      name: names.get(person.accountNo) ?? '',
      nickname: nicknameOf(person),
      rightCount: rights.get(person.accountNo) ?? 0,
      standing: person.outPlace === null,
    })),
  };
}
