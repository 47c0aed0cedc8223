import { Circle, X } from 'lucide-react';
import type { z } from 'zod';
import type { oxContent } from '../../../../contract/mission.ts';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import styles from './OxPlayer.module.css';
import { openItems } from './openItems.ts';
import { StepDots } from './StepDots.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useStepper } from './useStepper.ts';

interface OxPlayerProps {
  session: MissionSession;
  content: z.infer<typeof oxContent>;
}

// The keys of O and X on a Korean keyboard left in Hangul mode type ㅐ and ㅌ.
const answerOfKey: Readonly<Record<string, string>> = { o: 'O', ㅐ: 'O', x: 'X', ㅌ: 'X' };

export function OxPlayer({ session, content }: OxPlayerProps) {
  const items = openItems(content.items, session);
  const { answers, answer } = session;
  const stepper = useStepper(items, answers);
  const { handIn, busy, dialog } = useHandIn(session);
  const { item } = stepper;
  const answered = items.filter(({ key }) => answers[key]).length;

  useAnswerKeys((key) => {
    const value = answerOfKey[key];
    if (value) answer(item.key, value);
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
        <legend className={styles.statement} aria-live="polite">
          {item.statement}
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
      {dialog}
    </MissionFrame>
  );
}
