import type { ContestQuery } from '#contract/contest.ts';
import type { ContestLevelBody, ContestLevelResult } from '#contract/contestLevelTest.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { CHILD_LEVEL, exampleNo, levelTestEffort, questionNo } from '#domain/contest/levelTestEffort.ts';
import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import type { Effort } from '#domain/diagnosis/judgeEffort.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readMeasuredRaqs } from '#server/modules/item-statistics/public.ts';
import { contestLevelTries } from '../repositories/contestLevelTries.ts';
import { giveLevel } from './giveLevel.ts';
import { giveChildLevel, giveOrDoubt, noLevel } from './giveOrDoubt.ts';
import { type LevelTestEntry, openLevelTestEntry } from './LevelTestEntry.ts';
import { findLevelForm, type LevelForms, type LevelTestForm, openLevelForm } from './LevelTestForm.ts';

const AGAIN: Readonly<Record<Exclude<Effort, 'READ'>, string>> = {
  TOO_FAST: '글을 다 읽기에는 시간이 조금 짧았어요. 수준은 한 번만 정해지니까, 천천히 읽으면서 다시 해 볼까요?',
  SAME_CHOICE: '같은 번호의 답이 이어졌어요. 수준은 한 번만 정해지니까, 문제를 읽으면서 다시 해 볼까요?',
};

/**
 * Marks the level test and gives the contest level, once and for ever. Answers that nobody can have read give none: the
 * test may then be taken again. A doubtful level is not given either: another form is offered, then a person decides.
 *
 * @param context its `db` must be the open transaction
 * @param body empty for who gets the level without a test (domain/contest/levelEntry)
 * @throws AppError as `openLevelTestEntry`; CONTEST_LEVEL_NEEDS_TEST for an empty body of anybody else; INVALID_INPUT for
 *   answers that are missing or belong to another test
 */
export async function submitLevelTest(
  context: SignedInContext,
  content: LevelForms,
  asked: ContestQuery,
  body: ContestLevelBody,
): Promise<ContestLevelResult> {
  const entry = await openLevelTestEntry(context, asked);
  if (body?.answerList === undefined && body?.readingGameContestLevelNo === undefined) {
    if (entry.review !== undefined) throw new AppError('CONTEST_LEVEL_NEEDS_TEST');
    if (entry.entry === 'CHILD') return giveChildLevel(context, entry, CHILD_LEVEL);
    return giveLevel(context, entry, levelWithoutTest(entry));
  }
  const found = await findLevelForm(context, content, entry, body?.readingGameContestLevelNo);
  const choices = readChoices(found.form, body);
  return mark(context, entry, found, choices);
}

/** @throws AppError CONTEST_LEVEL_NEEDS_TEST */
function levelWithoutTest({ entry, known, raq }: LevelTestEntry): { readingLevel: string; raq: number } {
  if (entry === 'KNOWN' && known !== null) return known;
  if (entry !== 'ONE_LEVEL') throw new AppError('CONTEST_LEVEL_NEEDS_TEST');
  return { readingLevel: levelOfRaq(raq), raq };
}

async function mark(
  context: SignedInContext,
  entry: LevelTestEntry,
  found: LevelTestForm,
  choices: readonly number[],
): Promise<ContestLevelResult> {
  const { db, accountNo, now } = context;
  const { contestNo } = entry.contest;
  const { form } = found;
  // Handed in without having been opened: the time begins here, so that it ends as too fast.
  await openLevelForm(context, entry, found);
  const open = await contestLevelTries.find(db, contestNo, accountNo);
  if (open === undefined) throw new Error('the level test that was just opened is gone');
  const raqs = await readMeasuredRaqs(
    db,
    form.items.map((item) => ({ form, item })),
  );
  const answers = form.items.map((item, index) => ({
    raq: raqs.get(item.id) ?? item.raq,
    correct: choices[index] === item.answer,
  }));
  // What the test shows alone; the level is given by all that were taken.
  const estimate = estimateReading(answers, entry.review?.grade ?? entry.grade);
  const effort = levelTestEffort(form, choices, now - open.startedAt);
  const correctCount = answers.filter(({ correct }) => correct).length;
  const outcome = effort === 'READ' ? 'GIVEN' : effort;
  const closing = { outcome, choices, correctCount, ...estimate } as const;
  if (effort === 'READ') {
    const test = { formNo: form.formNo, at: now, raq: estimate.raq, answers };
    const { result, doubted } = await giveOrDoubt(context, entry, entry.review, test);
    await contestLevelTries.close(db, open.tryNo, { ...closing, doubted }, now);
    return result;
  }
  await contestLevelTries.close(db, open.tryNo, { ...closing, doubted: false }, now);
  // The next try is timed from now on, also where the page goes on without asking for the test again.
  await openLevelForm(context, entry, found);
  return noLevel('SAME_TEST', AGAIN[effort]);
}

/** One choice for each question, in the order of the form. */
function readChoices(form: DiagnosisForm, body: NonNullable<ContestLevelBody>): number[] {
  if (body.readingGameContestLevelNo !== form.formNo) {
    const reason = '다른 학년의 진단검사예요. 진단검사를 처음부터 다시 열어 주세요.';
    throw new AppError('INVALID_INPUT', { fields: { readingGameContestLevelNo: reason } });
  }
  const given = new Map(
    (body.answerList ?? []).map((answer) => [answer.readingGameContestLevelQuestionNo, answer] as const),
  );
  const choices = form.items.map((_, index) => {
    const number = questionNo(form.formNo, index);
    const answer = given.get(number);
    return answer?.readingGameContestLevelQuestionExampleNo === exampleNo(number, answer?.answer ?? 0)
      ? answer.answer
      : undefined;
  });
  const missing = choices.indexOf(undefined);
  if (missing >= 0 || given.size !== form.items.length || body.answerList?.length !== form.items.length) {
    const field = missing >= 0 ? `answerList.${questionNo(form.formNo, missing)}` : 'answerList';
    throw new AppError('INVALID_INPUT', { message: '답안을 선택하세요', fields: { [field]: '답안을 선택하세요' } });
  }
  return choices as number[];
}
