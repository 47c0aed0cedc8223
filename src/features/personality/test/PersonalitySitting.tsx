import { useState } from 'react';
import { personalityApi } from '#contract/endpoints/personality.ts';
import type { PersonalityAnswerData, PersonalityAttempt } from '#contract/personality.ts';
import { TestLoading } from '#src/components/test-question/TestLoading.tsx';
import { saveTestAnswer } from '#src/lib/answers/saveTestAnswer.ts';
import { useTestAnswers } from '#src/lib/answers/useTestAnswers.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { PersonalityQuestions } from './PersonalityQuestions.tsx';

interface PersonalitySittingProps {
  attempt: PersonalityAttempt;
  clockAheadMs: number;
  onLeave: () => void;
  /** It was left, and every answer that could go has gone. */
  onLeft: () => void;
  /** It was handed in, here or on another device. */
  onFinished: () => void;
}

const showOneTooMany = () =>
  showToast('이 갈래에서는 벌써 한 문제를 건너뛰었어요. 조금이라도 더 끌리는 쪽을 골라 봐요.', 'warning');

/**
 * One sitting at an open test: keeps every answer, and adds the questions that break a tie. A question that was passed
 * over once too often stands open again, for as long as the server names it as missing.
 */
export function PersonalitySitting({ attempt, clockAheadMs, onLeave, onLeft, onFinished }: PersonalitySittingProps) {
  const api = useApi();
  const { accountBookBTIResultNo } = attempt;
  const [tieBreaks, setTieBreaks] = useState(() => attempt.questions.slice(attempt.itemCount));
  const [passedOver, setPassedOver] = useState(
    () => new Set(attempt.answers.filter(({ value }) => value === 'S').map(({ key }) => key)),
  );
  const [missing, setMissing] = useState(attempt.missing);
  const tooMany = (key: string) => passedOver.has(key) && missing.includes(key);
  const keeping = useTestAnswers<PersonalityAnswerData>({
    test: 'personality',
    testNo: accountBookBTIResultNo,
    known: attempt.answers,
    clockAheadMs,
    save: (key, entry) => saveTestAnswer.personality(api, accountBookBTIResultNo, key, entry),
    onSaved: ({ answer: { key, value }, missing: left, tieBreaks: due }) => {
      setTieBreaks(due);
      setMissing(left);
      setPassedOver(
        (before) => new Set([...[...before].filter((one) => one !== key), ...(value === 'S' ? [key] : [])]),
      );
      if (value === 'S' && left.includes(key)) showOneTooMany();
    },
    onClosed: onFinished,
    onLeft,
  });
  if (!keeping.answers) return <TestLoading />;
  const shown = Object.entries(keeping.answers).map(([key, value]) => [
    key,
    value === 'S' && tooMany(key) ? '' : value,
  ]);
  return (
    <PersonalityQuestions
      resultNo={accountBookBTIResultNo}
      questions={[...attempt.questions.slice(0, attempt.itemCount), ...tieBreaks]}
      itemCount={attempt.itemCount}
      answers={Object.fromEntries(shown)}
      saveState={keeping.saveState}
      answer={(key, value) => (value === 'S' && tooMany(key) ? showOneTooMany() : keeping.answer(key, value))}
      flush={keeping.flush}
      submit={() => api.call(personalityApi.submit, { params: { accountBookBTIResultNo } })}
      onLeave={onLeave}
      onFinished={onFinished}
    />
  );
}
