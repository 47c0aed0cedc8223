import { useState } from 'react';
import type { PersonalityAnswerData, PersonalityAttempt } from '../../../../contract/personality.ts';
import { TestLoading } from '../../../components/test-question/TestLoading.tsx';
import { useTestAnswers } from '../../../lib/answers/useTestAnswers.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { personalityCalls } from '../api/personalityCalls.ts';
import { PersonalityDesk } from './PersonalityDesk.tsx';

interface PersonalitySittingProps {
  attempt: PersonalityAttempt;
  clockAheadMs: number;
  onLeave: () => void;
  /** It was handed in, here or on another device. */
  onFinished: () => void;
}

/** One sitting at an open test: keeps every answer, and adds the questions that break a tie. */
export function PersonalitySitting({ attempt, clockAheadMs, onLeave, onFinished }: PersonalitySittingProps) {
  const calls = personalityCalls(useApi(), attempt.accountBookBTIResultNo);
  const [tieBreaks, setTieBreaks] = useState(() => attempt.questions.slice(attempt.itemCount));
  const keeping = useTestAnswers<PersonalityAnswerData>({
    test: 'personality',
    testNo: attempt.accountBookBTIResultNo,
    known: attempt.answers,
    clockAheadMs,
    save: calls.save,
    onSaved: ({ tieBreaks: due }) => setTieBreaks(due),
    onRefused: () =>
      showToast('이 갈래에서는 벌써 한 문제를 건너뛰었어요. 조금이라도 더 끌리는 쪽을 골라 봐요.', 'warning'),
    onClosed: onFinished,
  });
  if (!keeping.answers) return <TestLoading />;
  return (
    <PersonalityDesk
      resultNo={attempt.accountBookBTIResultNo}
      questions={[...attempt.questions.slice(0, attempt.itemCount), ...tieBreaks]}
      itemCount={attempt.itemCount}
      answers={keeping.answers}
      saveState={keeping.saveState}
      answer={keeping.answer}
      flush={keeping.flush}
      submit={calls.submit}
      onLeave={onLeave}
      onFinished={onFinished}
    />
  );
}
