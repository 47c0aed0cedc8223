import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

interface TestFooterProps {
  isFirst: boolean;
  isLast: boolean;
  /** The question on the screen has an answer: the way on becomes the main button. */
  answered: boolean;
  busy?: boolean;
  /** Left out where there is no way back. */
  onPrevious?: (() => void) | undefined;
  onNext: () => void;
  onFinish: () => void;
  /** The label of the button at the last question. */
  finishLabel?: string;
  finishIcon?: ReactNode;
}

/** Next and back, and the end at the last question. */
export function TestFooter({
  isFirst,
  isLast,
  answered,
  busy = false,
  onPrevious,
  onNext,
  onFinish,
  finishLabel = '다 했어요',
  finishIcon = <Check aria-hidden="true" />,
}: TestFooterProps) {
  return (
    <>
      {onPrevious && (
        <Button
          tone="soft"
          size="l"
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={isFirst || busy}
          onClick={onPrevious}
        >
          이전
        </Button>
      )}
      {isLast ? (
        <Button size="l" tone={answered ? 'primary' : 'white'} icon={finishIcon} busy={busy} onClick={onFinish}>
          {finishLabel}
        </Button>
      ) : (
        <Button
          size="l"
          tone={answered ? 'primary' : 'white'}
          icon={<ArrowRight aria-hidden="true" />}
          busy={busy}
          onClick={onNext}
        >
          다음
        </Button>
      )}
    </>
  );
}
