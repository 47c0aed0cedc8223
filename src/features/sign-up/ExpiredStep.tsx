import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import styles from './ExpiredStep.module.css';
import { StepCard } from './StepCard.tsx';

interface ExpiredStepProps {
  onStartOver: () => void;
}

/** A sign-up lasts two hours. Whoever comes then may be somebody else, so what was typed is gone as well. */
export function ExpiredStep({ onStartOver }: ExpiredStepProps) {
  return (
    <StepCard
      title="가입 시간이 지났어요"
      lead="두 시간이 지나거나 이미 끝난 가입은 이어 할 수 없어요. 다른 사람이 보지 못하게 적어 둔 내용은 이 기기에서 모두 지웠어요."
    >
      <div className={styles.picture}>
        <EmptySea mood="sleeping" />
      </div>
      <Button size="l" wide icon={<RotateCw aria-hidden="true" />} onClick={onStartOver}>
        처음부터 다시 시작하기
      </Button>
    </StepCard>
  );
}
