import { useEffect, useRef, useState } from 'react';
import type { PersonalityAttempt, PersonalityOutcome } from '#contract/personality.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { KeyCap, KeyHint } from '#src/components/test-question/KeyHint.tsx';
import { QuestionNo } from '#src/components/test-question/QuestionNo.tsx';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { TestFrame } from '#src/components/test-question/TestFrame.tsx';
import { TestGaps } from '#src/components/test-question/TestGaps.tsx';
import { useQuestionFocus } from '#src/components/test-question/useQuestionFocus.ts';
import { useStepper } from '#src/components/test-question/useStepper.ts';
import { useTestKeys } from '#src/components/test-question/useTestKeys.ts';
import { testPlace } from '#src/lib/answers/testPlace.ts';
import type { TestAnswers } from '#src/lib/answers/useTestAnswers.ts';
import { useTestHandIn } from '#src/lib/answers/useTestHandIn.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './PersonalityQuestions.module.css';

type Question = PersonalityAttempt['questions'][number];

interface PersonalityQuestionsProps extends Omit<TestAnswers, 'answers'> {
  resultNo: number;
  /** Those that everybody is asked, then what breaks a tie. */
  questions: readonly Question[];
  itemCount: number;
  answers: Readonly<Record<string, string>>;
  submit: () => Promise<PersonalityOutcome>;
  onLeave: () => void;
  onFinished: () => void;
}

/** Milliseconds that a choice is seen before the next question comes. */
const SEEN_MS = 350;
/** Milliseconds after a question came by itself in which "next" was still meant for the one before. */
const MEANT_BEFORE_MS = 600;

/** Two things to do, side by side: which is nearer? A choice leads on by itself; back is always open. */
export function PersonalityQuestions(props: PersonalityQuestionsProps) {
  const { resultNo, questions, itemCount, answers, saveState, answer, flush, submit, onLeave, onFinished } = props;
  const { tabStorage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const [place] = useState(() => {
    const kept = testPlace(tabStorage, accountNo, 'personality', resultNo);
    return { at: kept.read(), moveTo: kept.keep };
  });
  const stepper = useStepper(questions as [Question, ...Question[]], answers, place);
  const { item, index, isLast, next } = stepper;
  const [showGaps, setShowGaps] = useState(false);
  const stem = useQuestionFocus(item.key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cameAt = useRef(Number.NEGATIVE_INFINITY);

  /** The server misses an answer to it; it may still be on its way here, where it breaks a tie. */
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const at = questions.findIndex(({ key }) => key === missing);
    if (at < 0) return;
    setMissing(null);
    stepper.go(at);
  }, [missing, questions, stepper]);

  const gaps = questions.flatMap(({ key }, at) => (answers[key] ? [] : [at + 1]));
  const { handIn, busy } = useTestHandIn({
    flush,
    submit,
    onFinished,
    onMissing: setMissing,
    offlineText: '고른 것은 모두 이 기기에 있어요. 인터넷이 이어지면 다시 ‘다 했어요’를 눌러 주세요.',
  });

  function choose(value: string): void {
    answer(item.key, value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isLast) cameAt.current = performance.now();
      next();
    }, SEEN_MS);
  }
  function turn(to: () => void): void {
    clearTimeout(timer.current);
    to();
  }
  /** Who pressed a moment too late would pass over a question never seen; one that has its answer was seen. */
  function turnOn(): void {
    if (answers[item.key] || performance.now() - cameAt.current >= MEANT_BEFORE_MS) turn(next);
  }

  useTestKeys({
    options: item.options,
    onChoose: (no) => choose(String(no)),
    onPrevious: () => turn(stepper.previous),
    onNext: turnOn,
  });

  return (
    <TestFrame
      title="책 성향 알아보기"
      leaveLabel="그만하고 나가기. 고른 것은 그대로 있어요"
      onLeave={onLeave}
      answeredCount={questions.length - gaps.length}
      itemCount={questions.length}
      saveState={saveState}
      footer={
        <TestFooter
          isFirst={stepper.isFirst}
          isLast={isLast}
          answered={Boolean(answers[item.key])}
          busy={busy}
          onPrevious={() => turn(stepper.previous)}
          onNext={turnOn}
          onFinish={() => turn(() => (gaps.length > 0 ? setShowGaps(true) : void handIn()))}
        />
      }
    >
      <fieldset className={styles.question}>
        <legend ref={stem} className={styles.stem} tabIndex={-1}>
          <QuestionNo no={index + 1} count={questions.length} />
          {index >= itemCount && <span className={styles.tie}>두 쪽이 똑같아서 하나만 더 물어볼게요</span>}
          <h2 data-read="">{item.situation}</h2>
        </legend>
        <div className={styles.options}>
          {item.options.map(({ no, text }) => (
            <button
              key={`${item.key}-${no}`}
              type="button"
              className={styles.option}
              data-side={no}
              data-read={`${no}번. ${text}`}
              aria-pressed={answers[item.key] === String(no)}
              aria-label={`${no}번, ${text}`}
              onClick={() => choose(String(no))}
            >
              <span className={styles.no}>{no}</span>
              <span>{text}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.foot}>
        <ReadAloudButton key={`read-${item.key}`} label="문제 듣기" />
        <Button tone="ghost" aria-pressed={answers[item.key] === 'S'} onClick={() => choose('S')}>
          둘 다 비슷해요, 건너뛸래요
        </Button>
        <KeyHint>
          <KeyCap>1</KeyCap> <KeyCap>2</KeyCap> 로 고르면 넘어가요
        </KeyHint>
      </div>
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
