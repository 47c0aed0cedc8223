import { useQueryClient } from '@tanstack/react-query';
import { Sailboat } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ContestLevelResult } from '#contract/contestLevelTest.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { contestHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import styles from './LevelResultDialog.module.css';

interface LevelResultDialogProps {
  result: ContestLevelResult;
  /** Everybody reads the same: no level is named. */
  oneLevel?: boolean;
  /** Takes the test again, or another one; only where a test was taken. */
  onAgain?: () => void;
  onOther?: () => void;
}

/** The level that was found, or a kind word and another try where the test went by too quickly. */
export function LevelResultDialog({ result, oneLevel = false, onAgain, onOther }: LevelResultDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const asked = useAskedContest();

  /** The contest is another one now: with my level, my books and my place. */
  function toContest(): void {
    client.removeQueries({ queryKey: [queryKeys.contest] });
    void navigate(contestHref(asked), { replace: true });
  }

  if (result.nextStep === 'OTHER_TEST') {
    return (
      <Dialog
        open
        hideClose
        maxWidth={520}
        onClose={toContest}
        picture={<ArtIcon name="compass" size={96} />}
        title={'다른 문제로 한\u00a0번\u00a0더 해 볼까요?'}
        description={result.message}
        footer={
          <>
            <Button tone="soft" onClick={toContest}>
              나중에 할게요
            </Button>
            <Button onClick={onOther ?? toContest}>다른 문제 풀기</Button>
          </>
        }
      />
    );
  }
  if (result.nextStep === 'PERSON') {
    return (
      <Dialog
        open
        hideClose
        maxWidth={520}
        onClose={toContest}
        picture={<ArtIcon name="telescope" size={96} />}
        title="선생님이 나에게 맞는 수준을 찾아 줘요"
        description={result.message}
        footer={
          <Button size="l" icon={<Sailboat aria-hidden="true" />} onClick={toContest}>
            대회 책 보러 가기
          </Button>
        }
      />
    );
  }
  if (result.levelGivenYn === 'N') {
    return (
      <Dialog
        open
        hideClose
        onClose={onAgain ?? toContest}
        picture={<ArtIcon name="turtle" size={96} />}
        title="조금 더 천천히 해 볼까요?"
        description={result.message}
        footer={<Button onClick={onAgain ?? toContest}>다시 해 볼게요</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      hideClose
      maxWidth={480}
      onClose={toContest}
      picture={<ArtIcon name="compass" size={104} />}
      title={
        oneLevel ? '대회에 참가했어요!' : `나의 대회 수준은 ${withJosa(result.contestLevelName ?? '', '이에요/예요')}!`
      }
      description={result.message}
      footer={
        <Button size="l" icon={<Sailboat aria-hidden="true" />} onClick={toContest}>
          대회로 떠나기
        </Button>
      }
    >
      {!oneLevel && (
        <p className={styles.level}>
          <span>읽기 수준</span>
          <strong>{result.readingLevel}</strong>
        </p>
      )}
    </Dialog>
  );
}
