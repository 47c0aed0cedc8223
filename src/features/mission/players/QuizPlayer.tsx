import type { z } from 'zod';
import type { quizContent } from '../../../../contract/mission.ts';
import { comprehensionCategoryNames } from '../../../../domain/diagnosis/comprehensionCategories.ts';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { openItems } from './openItems.ts';
import styles from './QuizPlayer.module.css';
import { StepDots } from './StepDots.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useStepper } from './useStepper.ts';

interface QuizPlayerProps {
  session: MissionSession;
  content: z.infer<typeof quizContent>;
}

export function QuizPlayer({ session, content }: QuizPlayerProps) {
  const items = openItems(content.items, session);
  const { answers, answer } = session;
  const stepper = useStepper(items, answers);
  const { handIn, busy, dialog } = useHandIn(session);
  const { item } = stepper;
  const answered = items.filter(({ key }) => answers[key]).length;
  const hasPictures = item.options.some(({ imagePath }) => imagePath);

  useAnswerKeys((key) => {
    const option = item.options.find(({ no }) => String(no) === key);
    if (option) answer(item.key, String(option.no));
    else if (key === 'arrowright') stepper.next();
    else if (key === 'arrowleft') stepper.previous();
    else return false;
    return true;
  });

  return (
    <MissionFrame
      session={session}
      answeredCount={answered}
      itemCount={items.length}
      footer={
        <StepFooter
          stepper={stepper}
          busy={busy}
          answered={Boolean(answers[item.key])}
          onHandIn={() => handIn(items.length - answered)}
        />
      }
    >
      <StepDots items={items} answers={answers} index={stepper.index} onGo={stepper.go} />
      <fieldset className={styles.question}>
        <legend className={styles.stem} aria-live="polite">
          <span className={styles.category}>{comprehensionCategoryNames[item.category]}</span>
          {item.question}
        </legend>
        <div className={hasPictures ? styles.pictures : styles.options}>
          {item.options.map((option) => (
            <button
              key={`${item.key}-${option.no}`}
              type="button"
              className={styles.option}
              aria-pressed={answers[item.key] === String(option.no)}
              aria-label={`${option.no}번, ${option.text}`}
              onClick={() => answer(item.key, String(option.no))}
            >
              <span className={styles.no}>{option.no}</span>
              {option.imagePath && (
                <img className={styles.picture} src={option.imagePath} alt="" width={120} height={120} />
              )}
              <span className={styles.text}>{option.text}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {dialog}
    </MissionFrame>
  );
}
