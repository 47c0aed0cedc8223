import { Circle, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { oxContent } from '#contract/mission.ts';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { KeyCap, KeyHint } from '#src/components/test-question/KeyHint.tsx';
import { QuestionNo } from '#src/components/test-question/QuestionNo.tsx';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { useAnswerKeys } from '#src/components/test-question/useAnswerKeys.ts';
import { useQuestionFocus } from '#src/components/test-question/useQuestionFocus.ts';
import { useStepper } from '#src/components/test-question/useStepper.ts';
import { ReportItem } from '../item-report/ReportItem.tsx';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import styles from './OxPlayer.module.css';
import { openItems } from './openItems.ts';
import { QuestionFoot } from './QuestionFoot.tsx';
import { StepDots } from './StepDots.tsx';

interface OxPlayerProps {
  session: MissionSession;
  content: z.infer<typeof oxContent>;
  /** Opens the student's notes over the question. */
  notes: ReactNode;
}

const answerOfLetter: Readonly<Record<string, string>> = { o: 'O', x: 'X' };

export function OxPlayer({ session, content, notes }: OxPlayerProps) {
  const items = openItems(content.items, session);
  const { attempt, answers, answer } = session;
  const stepper = useStepper(items, answers, session.place);
  const { handIn, busy, dialog } = useHandIn(session);
  const { item } = stepper;
  const answered = items.filter(({ key }) => answers[key]).length;
  const question = useQuestionFocus(item.key);

  useAnswerKeys(({ key, letter }) => {
    const value = answerOfLetter[letter];
    if (value) answer(item.key, value);
    else if (key === 'arrowright') stepper.next();
    else if (key === 'arrowleft') stepper.previous();
    else return false;
    return true;
  });

  return (
    <MissionFrame
      session={session}
      tool={notes}
      answeredCount={answered}
      itemCount={items.length}
      footer={
        <TestFooter
          isFirst={stepper.isFirst}
          isLast={stepper.isLast}
          answered={Boolean(answers[item.key])}
          busy={busy}
          onPrevious={stepper.previous}
          onNext={stepper.next}
          onFinish={() => handIn(items.length - answered)}
          finishIcon={<Send aria-hidden="true" />}
        />
      }
    >
      <StepDots items={items} answers={answers} index={stepper.index} onGo={stepper.go} />
      <fieldset className={styles.question}>
        <legend ref={question} className={styles.statement} tabIndex={-1}>
          <QuestionNo no={stepper.index + 1} count={items.length} />
          <span data-read="" translate="no">
            {item.statement}
          </span>
        </legend>
        <div className={styles.choices}>
          {(['O', 'X'] as const).map((value) => (
            <button
              key={`${item.key}-${value}`}
              type="button"
              className={`${styles.choice} ${styles[value]}`}
              aria-pressed={answers[item.key] === value}
              aria-label={value === 'O' ? 'O, 맞아요' : 'X, 아니에요'}
              onClick={() => answer(item.key, value)}
            >
              {value === 'O' ? <Circle aria-hidden="true" /> : <X aria-hidden="true" />}
              <span>{value === 'O' ? '맞아요' : '아니에요'}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <QuestionFoot>
        <ReadAloudButton key={`read-${item.key}`} label="문제 듣기" />
        <KeyHint>
          <KeyCap>O</KeyCap> <KeyCap>X</KeyCap> 로 답하고 <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> 로 넘겨요
        </KeyHint>
        <ReportItem
          key={item.key}
          item={{ bookNo: attempt.bookNo, attemptNo: attempt.attemptNo, kind: 'OX', key: item.key }}
          label={item.statement}
        />
      </QuestionFoot>
      {dialog}
    </MissionFrame>
  );
}
