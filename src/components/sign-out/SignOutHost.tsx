import { type ComponentType, useEffect, useState } from 'react';
import type { SignOut } from '../../lib/session/useSignOut.ts';
import { loadSignOutQuestion } from './loadSignOutQuestion.ts';

interface QuestionProps {
  unsent: number;
  onAnswer: SignOut['answer'];
}

/** Milliseconds after which the question is fetched: past the first paint, before the network may go away. */
const FETCH_AFTER_MS = 4_000;

/** Asks before a sign-out that would leave something behind. Where the question cannot be had, all is kept. */
export function SignOutHost({ unsent, answer }: Pick<SignOut, 'unsent' | 'answer'>) {
  const [Question, setQuestion] = useState<ComponentType<QuestionProps> | null>(null);

  useEffect(() => {
    const keep = (question: ComponentType<QuestionProps>) => setQuestion(() => question);
    const early = setTimeout(() => void loadSignOutQuestion().then(keep, () => {}), FETCH_AFTER_MS);
    return () => clearTimeout(early);
  }, []);

  useEffect(() => {
    if (unsent === 0 || Question) return;
    loadSignOutQuestion().then(
      (question) => setQuestion(() => question),
      () => answer('keep'),
    );
  }, [unsent, answer, Question]);

  return unsent > 0 && Question ? <Question unsent={unsent} onAnswer={answer} /> : null;
}
