import type { PersonalityStart } from '#contract/personality.ts';
import { retakeFrom } from '#domain/diagnosis/retakeFrom.ts';
import { PERSONALITY_TUNING } from '#domain/personality/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { describePersonalitySummary } from './describePersonalitySummary.ts';
import { type PersonalitySetup, requireHome } from './PersonalitySetup.ts';
import { personalityAnswers } from './repositories/personalityAnswers.ts';
import { personalityResults } from './repositories/personalityResults.ts';

const MINUTE_SECONDS = 60;

/** What decides about the next test of a student. */
export async function readNextPersonality(context: SignedInContext, { content }: PersonalitySetup) {
  requireHome(context);
  const { db, accountNo, now } = context;
  if (content === null) throw new AppError('NOT_FOUND', { message: '지금은 검사를 준비하고 있어요.' });
  const { demo } = await accounts.info(db, accountNo);
  const [last] = await personalityResults.results(db, accountNo, 1);
  const startsFrom = retakeFrom(last?.closedAt ?? null, PERSONALITY_TUNING.retakeAfterMs, now, demo);
  return { content, last, startsFrom };
}

/** What the page before the test shows. */
export async function readPersonalityStart(
  context: SignedInContext,
  setup: PersonalitySetup,
): Promise<PersonalityStart> {
  const { db, accountNo, now } = context;
  const { content, last, startsFrom } = await readNextPersonality(context, setup);
  const { items, disclaimer } = content.value;
  const open = await personalityResults.open(db, accountNo);
  const answered = new Set(open && (await personalityAnswers.list(db, open.resultNo)).map(({ key }) => key));
  return {
    currentDate: new Date(now).toISOString(),
    questionCount: items.length,
    minutes: Math.ceil((items.length * PERSONALITY_TUNING.secondsPerQuestion) / MINUTE_SECONDS),
    disclaimer,
    open: open
      ? {
          accountBookBTIResultNo: open.resultNo,
          startedAt: new Date(open.startedAt).toISOString(),
          answeredCount: items.filter(({ id }) => answered.has(id)).length,
        }
      : null,
    startsFrom: startsFrom === null ? null : new Date(startsFrom).toISOString(),
    latest: last ? describePersonalitySummary(last) : null,
  };
}
