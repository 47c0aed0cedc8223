import type { DiagnosisOutcome, DiagnosisTest } from '#contract/diagnosis.ts';
import type { TestAnswers } from '#src/lib/answers/useTestAnswers.ts';

/** What both forms of the test are played with. */
export interface TestViewProps extends Omit<TestAnswers, 'answers'> {
  /** With all questions asked so far; `complete`: there is none after them, and the server has every answer. */
  test: DiagnosisTest & { complete: boolean };
  answers: Readonly<Record<string, string>>;
  /** The test will soon have to pause. */
  hurried: boolean;
  submit: () => Promise<DiagnosisOutcome>;
  onLeave: () => void;
  onFinished: () => void;
}
