import { z } from 'zod';
import type { PersonalityResult } from '#contract/personality.ts';
import type { PersonalityTest, PersonalityType } from '#domain/personality/PersonalityTest.ts';
import { leaningNames, oppositeCode, type PersonalitySlider } from '#domain/personality/scorePersonality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readFittingBooks } from '#server/modules/recommendation/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { describePersonalitySummary } from './describePersonalitySummary.ts';
import { type PersonalitySetup, readTest, requireHome } from './PersonalitySetup.ts';
import { personalityResults } from './repositories/personalityResults.ts';

const BOOKS = 5;
const storedSliders = z.array(
  z.object({
    dimension: z.string(),
    position: z.int(),
    letter: z.string(),
    leaning: z.enum(['BOTH', 'SLIGHT', 'CLEAR', 'STRONG']),
  }),
);

/**
 * What a finished test found, with books of the level of now.
 *
 * @throws AppError NOT_FOUND when it is missing, not finished, or somebody else's, and outside the home site
 */
export async function readPersonalityResult(
  context: SignedInContext,
  setup: PersonalitySetup,
  resultNo: number,
): Promise<PersonalityResult> {
  requireHome(context);
  const { db, accountNo } = context;
  const [result, raq] = await Promise.all([
    personalityResults.findOwn(db, accountNo, resultNo),
    accounts.raqOf(db, accountNo),
    // Asked together with the rest.
    bookRevision.ofRequest(db),
  ]);
  if (result?.status !== 'DONE') throw new AppError('NOT_FOUND');
  const test = await readTest(db, setup, result.version);
  const type = typeOf(test, result.typeCode ?? '');
  const opposite = typeOf(test, oppositeCode(test, type.code));
  const books = await readFittingBooks(context, { raq, limit: BOOKS, weights: type.weights });
  const without = books.map(({ bookNo }) => bookNo);
  const [other] = await readFittingBooks(context, { raq, limit: 1, weights: opposite.weights, without });
  return {
    ...describePersonalitySummary(result),
    sliders: storedSliders.parse(JSON.parse(result.sliders ?? '[]')).map((slider) => describeSlider(test, slider)),
    summary: type.summary,
    strengths: [...type.strengths],
    tryThis: type.tryThis,
    books,
    opposite: { readingType: opposite.name, text: type.learnFromOpposite, book: other ?? null },
    disclaimer: test.disclaimer,
  };
}

function typeOf({ results }: PersonalityTest, code: string): PersonalityType {
  const found = results.find((result) => result.code === code);
  if (!found) throw new Error(`no result for ${code}`);
  return found;
}

function describeSlider(
  { dimensions }: PersonalityTest,
  { dimension, position, letter, leaning }: PersonalitySlider,
): PersonalityResult['sliders'][number] {
  const found = dimensions.find(({ code }) => code === dimension);
  const [left, right] = found?.poles ?? [];
  if (!found || !left || !right) throw new Error(`no dimension ${dimension}`);
  return {
    code: dimension,
    name: found.name,
    left,
    right,
    position,
    letter,
    leaning,
    leaningName: leaningNames[leaning],
  };
}
