import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { quizContent } from '#contract/mission.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
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
import { OptionPicture } from './OptionPicture.tsx';
import { openItems } from './openItems.ts';
import { QuestionFoot } from './QuestionFoot.tsx';
import styles from './QuizPlayer.module.css';
import { StepDots } from './StepDots.tsx';

interface QuizPlayerProps {
  session: MissionSession;
  content: z.infer<typeof quizContent>;
  /** Opens the student's notes over the question. */
  notes: ReactNode;
}

export function QuizPlayer({ session, content, notes }: QuizPlayerProps) {
  const items = openItems(content.items, session);
  const { attempt, answers, answer } = session;
  const stepper = useStepper(items, answers, session.place);
  const { handIn, busy, dialog } = useHandIn(session);
  const { item } = stepper;
  const answered = items.filter(({ key }) => answers[key]).length;
  const hasPictures = item.options.some(({ imagePath }) => imagePath);

  const question = useQuestionFocus(item.key);

  useAnswerKeys(({ key, letter }) => {
    const option = item.options.find(({ no }) => String(no) === letter);
    if (option) answer(item.key, String(option.no));
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
      <fieldset className={styles.question} translate="no">
        <legend ref={question} className={styles.stem} tabIndex={-1}>
          <span className={styles.tags}>
            <QuestionNo no={stepper.index + 1} count={items.length} />
            <span className={styles.category}>{comprehensionCategoryNames[item.category]}</span>
          </span>
          <span data-read="">{item.question}</span>
        </legend>
        <div className={hasPictures ? styles.pictures : styles.options}>
          {item.options.map((option) => (
            <button
              key={`${item.key}-${option.no}`}
              type="button"
              className={styles.option}
              data-read={`${option.no}번. ${option.text}`}
              aria-pressed={answers[item.key] === String(option.no)}
              aria-label={`${option.no}번, ${option.text}`}
              onClick={() => answer(item.key, String(option.no))}
            >
              <span className={styles.no}>{option.no}</span>
              {option.imagePath && <OptionPicture path={option.imagePath} />}
              <span className={styles.text}>{option.text}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <QuestionFoot>
        <ReadAloudButton key={`read-${item.key}`} label="문제 듣기" />
        <KeyHint>
          <KeyCap>1</KeyCap>–<KeyCap>4</KeyCap> 로 고르고 <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> 로 넘겨요
        </KeyHint>
        <ReportItem
          key={item.key}
          item={{ bookNo: attempt.bookNo, attemptNo: attempt.attemptNo, kind: 'QUIZ', key: item.key }}
          label={item.question}
          hasPicture={hasPictures}
        />
      </QuestionFoot>
      {dialog}
    </MissionFrame>
  );
}
