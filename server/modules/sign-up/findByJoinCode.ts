import type { InstitutionItem } from '#contract/signUp.ts';
import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';
import { AppError } from '#server/errors/AppError.ts';
import { openSignUp } from './openSignUp.ts';
import { institutions } from './repositories/institutions.ts';
import type { SignUpContext } from './SignUpContext.ts';

/** Which institution of this site a join code leads to. */
export async function findByJoinCode(
  context: SignUpContext,
  given: { signUpToken: string; joinCode: string },
): Promise<InstitutionItem> {
  await openSignUp(context, given.signUpToken, 'WHO');
  const code = normalizeJoinCode(given.joinCode);
  const found = await institutions.findByJoinCode(context.db, context.site, code, context.now);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}
