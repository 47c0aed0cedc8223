import type { SignOut } from '../../lib/session/useSignOut.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { loadSignOutQuestion } from './loadSignOutQuestion.ts';

/** Milliseconds after which the question is fetched: past the first paint, before the network may go away. */
const FETCH_AFTER_MS = 4_000;

/** Asks before a sign-out that would leave something behind. Where the question cannot be had, all is kept. */
export function SignOutHost({ unsent, answer }: Pick<SignOut, 'unsent' | 'answer'>) {
  const Question = useLatePart({
    load: loadSignOutQuestion,
    ahead: FETCH_AFTER_MS,
    wanted: unsent || null,
    onMissing: () => answer('keep'),
  });
  return unsent > 0 && Question ? <Question unsent={unsent} onAnswer={answer} /> : null;
}
