import { ArrowRight, RotateCw } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import { EmptySea } from '../../components/illustrations/EmptySea.tsx';
import styles from './KeptStep.module.css';
import { StepCard } from './StepCard.tsx';

interface KeptStepProps {
  onGoOn: () => void;
  onStartOver: () => void;
}

/** Somebody left a sign-up in this tab. Nothing of it is shown before it is known whose it is. */
export function KeptStep({ onGoOn, onStartOver }: KeptStepProps) {
  return (
    <StepCard
      title="이어서 할까요, 새로 할까요?"
      lead="이 기기에 하다가 멈춘 가입이 있어요. 내가 하던 가입일 때만 이어서 해 주세요. 새로 하면 적어 둔 내용은 이 기기에서 지워져요."
    >
      <div className={styles.picture}>
        <EmptySea mood="sleeping" />
      </div>
      <div className={styles.buttons}>
        <Button size="l" wide icon={<RotateCw aria-hidden="true" />} onClick={onStartOver}>
          새로 할래요
        </Button>
        <Button tone="soft" size="l" wide icon={<ArrowRight aria-hidden="true" />} onClick={onGoOn}>
          이어서 할래요
        </Button>
      </div>
    </StepCard>
  );
}
