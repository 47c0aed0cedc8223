import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { Button } from '../../../components/button/Button.tsx';
import type { Stepper } from '../../../components/test-question/useStepper.ts';

interface StepFooterProps<T> {
  stepper: Stepper<T>;
  busy: boolean;
  /** The item on the screen has an answer: the way on becomes the main button. */
  answered: boolean;
  onHandIn: () => void;
}

export function StepFooter<T>({ stepper, busy, answered, onHandIn }: StepFooterProps<T>) {
  return (
    <>
      <Button
        tone="soft"
        size="l"
        icon={<ArrowLeft aria-hidden="true" />}
        disabled={stepper.isFirst}
        onClick={stepper.previous}
      >
        이전
      </Button>
      {stepper.isLast ? (
        <Button size="l" icon={<Send aria-hidden="true" />} busy={busy} onClick={onHandIn}>
          다 했어요
        </Button>
      ) : (
        <Button
          tone={answered ? 'primary' : 'white'}
          size="l"
          icon={<ArrowRight aria-hidden="true" />}
          onClick={stepper.next}
        >
          다음
        </Button>
      )}
    </>
  );
}
