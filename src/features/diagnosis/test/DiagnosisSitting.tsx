import { useState } from 'react';
import type { DiagnosisAnswerData, DiagnosisTest } from '#contract/diagnosis.ts';
import { diagnosisApi } from '#contract/endpoints/diagnosis.ts';
import { TestLoading } from '#src/components/test-question/TestLoading.tsx';
import { saveTestAnswer } from '#src/lib/answers/saveTestAnswer.ts';
import { useTestAnswers } from '#src/lib/answers/useTestAnswers.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { AdaptiveTestView } from './AdaptiveTestView.tsx';
import { FixedTestView } from './FixedTestView.tsx';

interface DiagnosisSittingProps {
  test: DiagnosisTest;
  clockAheadMs: number;
  onLeave: () => void;
  /** It was left, and every answer that could go has gone. */
  onLeft: () => void;
  /** It was handed in, here or on another device. */
  onFinished: () => void;
  onPaused: (reason: DiagnosisAnswerData['pauseReason']) => void;
}

/** One sitting at an open test: keeps every answer, and gathers the questions of an adaptive one as they come. */
export function DiagnosisSitting({ test, clockAheadMs, onLeave, onLeft, onFinished, onPaused }: DiagnosisSittingProps) {
  const api = useApi();
  const { diagnosisApplyNo } = test;
  const [asked, setAsked] = useState<Asked>(() => ({
    questions: test.questions,
    passages: test.passages,
    complete: test.questions.every(({ key }) => test.answers.some((answer) => answer.key === key && answer.value)),
  }));
  const [hurried, setHurried] = useState(false);
  const keeping = useTestAnswers<DiagnosisAnswerData>({
    test: 'diagnosis',
    testNo: diagnosisApplyNo,
    known: test.answers,
    clockAheadMs,
    save: (key, entry) => saveTestAnswer.diagnosis(api, diagnosisApplyNo, key, entry),
    onSaved: ({ status, pauseReason, hurried: hurries, complete, next }) => {
      setHurried(hurries);
      if (status === 'PAUSED') onPaused(pauseReason);
      setAsked((before) => ({ ...withNext(before, next), complete }));
    },
    onClosed: (error) => (error?.is('DIAGNOSIS_PAUSED') ? onPaused(null) : onFinished()),
    onLeft,
  });
  if (!keeping.answers) return <TestLoading />;
  const viewProps = {
    test: { ...test, ...asked },
    answers: keeping.answers,
    saveState: keeping.saveState,
    hurried,
    answer: keeping.answer,
    flush: keeping.flush,
    submit: () => api.call(diagnosisApi.submit, { params: { diagnosisApplyNo } }),
    onLeave,
    onFinished,
  };
  return test.mode === 'ADAPTIVE' ? <AdaptiveTestView {...viewProps} /> : <FixedTestView {...viewProps} />;
}

interface Asked extends Pick<DiagnosisTest, 'questions' | 'passages'> {
  complete: boolean;
}

function withNext(before: Asked, next: DiagnosisAnswerData['next']): Asked {
  if (!next) return before;
  const { question, passage } = next;
  if (before.questions.some(({ key }) => key === question.key)) return before;
  const known = !passage || before.passages.some(({ key }) => key === passage.key);
  return {
    ...before,
    questions: [...before.questions, question],
    passages: known ? before.passages : [...before.passages, passage],
  };
}
