import type { HostBell, PupilBell } from '#contract/goldenBell.ts';
import { optionPicturePath } from '#domain/book/bookPicturePath.ts';
import { countBellChoices } from '#domain/golden-bell/countBellChoices.ts';
import { summarizeBell } from '#domain/golden-bell/summarizeBell.ts';
import { shownNickname } from '#server/modules/neighbour/public.ts';
import type { BellSnapshot } from './BellSnapshot.ts';
import type { StoredBellAnswer } from './repositories/bellAnswers.ts';
import type { ShownBellPerson } from './repositories/bellPeople.ts';
import type { StoredQuestion } from './repositories/bellQuestions.ts';
import type { StoredBell } from './repositories/bellRooms.ts';

/** Shown for somebody without a profile. */
const NAMELESS = '바다 친구';

/** What is known of one pupil in a room. */
interface OwnPart {
  outPlace: number | null;
  /** To the present question. */
  answer: Pick<StoredBellAnswer, 'choice' | 'seq'> | null;
  /** Once the round has ended. */
  ended: { questions: readonly StoredQuestion[]; answers: readonly StoredBellAnswer[] } | null;
}

/** A room as one pupil sees it. The key leaves the server once its question is revealed. */
export function toPupilBell(room: StoredBell, question: StoredQuestion | null, own: OwnPart): PupilBell {
  const state = describeRoom(room, question);
  const { key } = state;
  const { answer } = own;
  return {
    ...state,
    own: {
      standing: own.outPlace === null,
      choice: answer?.choice ?? null,
      seq: answer?.seq ?? null,
      right: key === null ? null : answer?.choice === key.answer,
    },
    result: own.ended && describeResult(own.ended),
  };
}

/** A room as the pupils in it see it, by account. */
export function toPupilBells({ room, question, people, answers, ended }: BellSnapshot): Map<number, PupilBell> {
  const given = new Map(answers.map((answer) => [answer.accountNo, answer]));
  const all = new Map<number, StoredBellAnswer[]>();
  for (const answer of ended?.answers ?? []) all.set(answer.accountNo, [...(all.get(answer.accountNo) ?? []), answer]);
  return new Map(
    people.map(({ accountNo, outPlace }) => [
      accountNo,
      toPupilBell(room, question, {
        outPlace,
        answer: given.get(accountNo) ?? null,
        ended: ended && { questions: ended.questions, answers: all.get(accountNo) ?? [] },
      }),
    ]),
  );
}

/** A room as the big screen shows it. */
export function toHostBell({ room, question, people, answers }: BellSnapshot): HostBell {
  const state = describeRoom(room, question);
  const asked = question && { ...question, choiceCount: countBellChoices(question) };
  const [summary] = asked === null ? [] : summarizeBell([asked], answers);
  return {
    ...state,
    code: room.code,
    seconds: room.seconds,
    people: people.map(({ accountNo, nickname, held, species, outPlace }) => ({
      accountNo,
      nickname: nicknameOf({ nickname, held }),
      species,
      standing: outPlace === null,
    })),
    answeredCount: summary?.answered ?? 0,
    choices: state.key === null ? null : [...(summary?.choices ?? [])],
  };
}

/** What others read of somebody: the nickname, never the name. */
export function nicknameOf({ nickname, held }: Pick<ShownBellPerson, 'nickname' | 'held'>): string {
  return nickname === null ? NAMELESS : shownNickname({ nickname, held: held ?? 0 });
}

function describeRoom(room: StoredBell, question: StoredQuestion | null) {
  const { roomNo, revision, phase, place, questionCount, revival, endsAt } = room;
  // Once the round has ended, the result shows what was asked.
  const shown = phase === 'ENDED' ? null : question;
  return {
    ...{ roomNo, revision, phase, place, questionCount, revival },
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    question: shown && describeQuestion(shown),
    key: shown !== null && phase === 'REVEALED' ? { answer: shown.answer, explanation: shown.explanation } : null,
  };
}

/** A question without its key. */
export function describeQuestion({ form, bookNo, bookName, question, options, images }: StoredQuestion) {
  const pictures = images.map((image) => optionPicturePath(bookNo, image));
  return { form, bookName, question, options: [...options], pictures };
}

function describeResult({ questions, answers }: NonNullable<OwnPart['ended']>): NonNullable<PupilBell['result']> {
  const choices = new Map(answers.map(({ place, choice }) => [place, choice]));
  return {
    rightCount: questions.filter(({ place, answer }) => choices.get(place) === answer).length,
    questions: questions.map((question) => ({
      place: question.place,
      ...describeQuestion(question),
      answer: question.answer,
      explanation: question.explanation,
      choice: choices.get(question.place) ?? null,
    })),
  };
}
