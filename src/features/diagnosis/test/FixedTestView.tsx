import { useState } from 'react';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { TestFrame } from '#src/components/test-question/TestFrame.tsx';
import { TestGaps } from '#src/components/test-question/TestGaps.tsx';
import { TestQuestion } from '#src/components/test-question/TestQuestion.tsx';
import { useStepper } from '#src/components/test-question/useStepper.ts';
import { useTestKeys } from '#src/components/test-question/useTestKeys.ts';
import { testPlace } from '#src/lib/answers/testPlace.ts';
import { useTestHandIn } from '#src/lib/answers/useTestHandIn.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { HurryNote } from './HurryNote.tsx';
import type { TestViewProps } from './TestViewProps.ts';

/** All questions at once: next and back as one likes, and gaps are named before it is handed in. */
export function FixedTestView({
  test,
  answers,
  saveState,
  hurried,
  answer,
  flush,
  submit,
  onLeave,
  onFinished,
}: TestViewProps) {
  const { tabStorage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const [place] = useState(() => {
    const kept = testPlace(tabStorage, accountNo, 'diagnosis', test.diagnosisApplyNo);
    return { at: kept.read(), moveTo: kept.keep };
  });
  const { questions, passages } = test;
  const stepper = useStepper(questions as [(typeof questions)[0], ...typeof questions], answers, place);
  const { handIn, busy } = useTestHandIn({ flush, submit, onFinished });
  const [showGaps, setShowGaps] = useState(false);
  const { item, index } = stepper;
  const gaps = questions.flatMap(({ key }, at) => (answers[key] ? [] : [at + 1]));
  const choose = (no: number) => answer(item.key, String(no));

  useTestKeys({ options: item.options, onChoose: choose, onPrevious: stepper.previous, onNext: stepper.next });

  return (
    <TestFrame
      title={test.title}
      leaveLabel="그만하고 나가기. 답은 그대로 있어요"
      onLeave={onLeave}
      answeredCount={questions.length - gaps.length}
      itemCount={questions.length}
      saveState={saveState}
      wide={item.passageKey !== null}
      footer={
        <TestFooter
          isFirst={stepper.isFirst}
          isLast={stepper.isLast}
          answered={Boolean(answers[item.key])}
          busy={busy}
          onPrevious={stepper.previous}
          onNext={stepper.next}
          onFinish={() => (gaps.length > 0 ? setShowGaps(true) : void handIn())}
        />
      }
    >
      <HurryNote shown={hurried} />
      <TestQuestion
        questionKey={item.key}
        no={index + 1}
        count={questions.length}
        passage={passages.find(({ key }) => key === item.passageKey) ?? null}
        content={item.content}
        question={item.question}
        options={item.options}
        chosen={Number(answers[item.key]) || null}
        onChoose={choose}
      />
      <TestGaps
        gaps={showGaps ? gaps : []}
        onGo={(no) => {
          setShowGaps(false);
          stepper.go(no - 1);
        }}
        onClose={() => setShowGaps(false)}
      />
    </TestFrame>
  );
}
