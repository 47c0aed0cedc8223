import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import { describeError } from '../../lib/api/describeError.ts';
import styles from './ExpiredStep.module.css';
import { StepCard } from './StepCard.tsx';

interface ExpiredStepProps {
  busy: boolean;
  error: Error | null;
  onBegin: () => void;
}

/** A sign-up lasts two hours; what was typed is still in this tab. */
export function ExpiredStep({ busy, error, onBegin }: ExpiredStepProps) {
  return (
    <StepCard
      title="가입 시간이 지났어요"
      lead="안전을 위해 두 시간이 지나거나 이미 끝난 가입은 이어 할 수 없어요. 적어 둔 내용은 그대로 있으니 빠르게 다시 할 수 있어요."
    >
      <div className={styles.picture}>
        <EmptySea mood="sleeping" />
      </div>
      {error && <FormNotice>{describeError(error)}</FormNotice>}
      <Button size="l" wide busy={busy} icon={<RotateCw aria-hidden="true" />} onClick={onBegin}>
        처음부터 다시 시작하기
      </Button>
    </StepCard>
  );
}
