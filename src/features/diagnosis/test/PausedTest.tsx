import type { ReactNode } from 'react';
import type { DiagnosisAnswerData } from '#contract/diagnosis.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { StateCard } from '#src/components/states/StateCard.tsx';
import { TestPage } from '#src/components/test-question/TestPage.tsx';

interface PausedTestProps {
  reason: DiagnosisAnswerData['pauseReason'];
  busy: boolean;
  onAgain: () => void;
  back: ReactNode;
}

const texts = {
  TOO_FAST: '글을 다 읽기 전에 답한 문제가 여럿 있었어요.',
  SAME_CHOICE: '같은 번호가 여러 문제에서 이어졌어요.',
} as const;

/** Answers that nobody can have read give no level: stated without a reproach, and the way back in is open. */
export function PausedTest({ reason, busy, onAgain, back }: PausedTestProps) {
  const why = reason ? `${texts[reason]}\n` : '';
  return (
    <TestPage>
      <StateCard
        role="status"
        titleAs="h1"
        picture={<ArtIcon name="turtle" size={112} />}
        title="잠깐 쉬었다 할까요?"
        text={`${why}이대로면 나에게 맞는 수준을 찾기 어려워서 멈췄어요. 수준은 그대로이고, 잃은 것은 없어요.\n거북이처럼 천천히 읽으면 돼요. 시간은 재지 않아요.`}
        action={
          <>
            {back}
            <Button busy={busy} onClick={onAgain}>
              처음부터 천천히 해 볼래요
            </Button>
          </>
        }
      />
    </TestPage>
  );
}
