import { Send } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { KeyCap, KeyHint } from '#src/components/test-question/KeyHint.tsx';
import { QuestionNo } from '#src/components/test-question/QuestionNo.tsx';
import { TestFooter } from '#src/components/test-question/TestFooter.tsx';
import { useAnswerKeys } from '#src/components/test-question/useAnswerKeys.ts';
import { useQuestionFocus } from '#src/components/test-question/useQuestionFocus.ts';
import { useStepper } from '#src/components/test-question/useStepper.ts';
import { useEffectSound } from '#src/game-host/useEffectSound.ts';
import { ReportItem } from '../item-report/ReportItem.tsx';
import { MissionFrame } from '../play/MissionFrame.tsx';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import styles from './ChoicePlayer.module.css';
import { type ItemStanding, itemStanding, verdictOf } from './itemStanding.ts';
import { StepDots } from './StepDots.tsx';
import { useRun } from './useRun.ts';
import { VerdictBar } from './VerdictBar.tsx';

/** The question on the screen. */
interface ChoiceQuestion<Item> {
  item: Item;
  /** Of the legend, which takes the focus when another question is shown. */
  legend: RefObject<HTMLLegendElement | null>;
  no: ReactNode;
  chosen: string | undefined;
  /** Null where nothing is marked before the end. */
  standing: ItemStanding | null;
  choose: (value: string) => void;
}

interface ChoicePlayerProps<Item extends { key: string }> {
  session: MissionSession;
  kind: 'OX' | 'QUIZ';
  items: readonly Item[];
  /** Opens the student's notes over the question. */
  notes: ReactNode;
  /** The answer that a key of the keyboard gives, if any. */
  answerOf: (item: Item, letter: string) => string | undefined;
  /** Which keys answer the item on the screen. */
  keyHint: (item: Item) => ReactNode;
  /** How the item is shown to somebody who reports it. */
  reportOf: (item: Item) => { label: string; hasPicture?: boolean };
  children: (question: ChoiceQuestion<Item>) => ReactNode;
}

/** A mission whose questions are answered by one choice or one order each, one question at a time. */
export function ChoicePlayer<Item extends { key: string }>(props: ChoicePlayerProps<Item>) {
  const { session, kind, notes, answerOf, keyHint, reportOf, children } = props;
  const items = openItems(props.items, session);
  const { attempt, answers, answer } = session;
  const stepper = useStepper(items, answers, session.place);
  const { handIn, busy, dialog } = useHandIn(session);
  const { item } = stepper;
  const answered = items.filter(({ key }) => answers[key]).length;
  const legend = useQuestionFocus(item.key);
  const standing = itemStanding(session, item.key);
  const verdict = verdictOf(session, item.key);
  const run = useRun(attempt, useEffectSound(attempt.markedAtOnce));
  const isOpen = ({ key }: Item) => !answers[key];
  const later = items.slice(stepper.index + 1).find(isOpen);
  // Whoever has answered is led to what is left, wherever it stands; whoever has not may come to the end with gaps.
  const nextOpen = later ?? (answers[item.key] ? items.find(isOpen) : undefined);

  useAnswerKeys(({ key, letter }) => {
    const value = answerOf(item, letter);
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
        attempt.markedAtOnce && standing ? (
          <VerdictBar
            bookNo={attempt.bookNo}
            itemKey={item.key}
            standing={standing}
            verdict={verdict}
            run={run}
            offline={session.saveState !== 'saving' && session.saveState !== 'saved'}
            busy={busy}
            isFirst={stepper.isFirst}
            onPrevious={stepper.previous}
            onNext={nextOpen ? () => stepper.go(items.indexOf(nextOpen)) : null}
            onFinish={() => handIn(items.length - answered)}
            onLook={session.place.keep}
          />
        ) : (
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
        )
      }
    >
      <StepDots
        items={items}
        answers={answers}
        standingOf={(key) => itemStanding(session, key)}
        index={stepper.index}
        onGo={stepper.go}
      />
      {children({
        item,
        legend,
        no: <QuestionNo no={stepper.index + 1} count={items.length} />,
        chosen: verdict?.value ?? answers[item.key],
        standing,
        choose: (value) => answer(item.key, value),
      })}
      <div className={styles.foot}>
        <ReadAloudButton key={`read-${item.key}`} label="문제 듣기" />
        <KeyHint>
          {keyHint(item)} <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> 로 넘겨요
        </KeyHint>
        <ReportItem
          key={item.key}
          item={{ bookNo: attempt.bookNo, attemptNo: attempt.attemptNo, kind, key: item.key }}
          {...reportOf(item)}
        />
      </div>
      {dialog}
    </MissionFrame>
  );
}

/** Items that can be answered in this round: a retry opens only what was wrong. Falls back to all when none is left. */
function openItems<T extends { key: string }>(items: readonly T[], session: MissionSession): [T, ...T[]] {
  const locked = new Set(session.attempt.locked.map(({ key }) => key));
  const open = items.filter(({ key }) => !locked.has(key));
  const [first, ...rest] = open.length > 0 ? open : items;
  if (!first) throw new Error('a mission without items');
  return [first, ...rest];
}
