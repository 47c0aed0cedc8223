import { PetFace } from '#src/components/pet/PetFace.tsx';
import { StepCard } from '../StepCard.tsx';
import styles from './CheckProgress.module.css';

interface CheckProgressProps {
  /** The window is done with; our server asks the verifier. */
  confirming: boolean;
}

/** While the guardian is in the window, and while its result is being asked for. */
export function CheckProgress({ confirming }: CheckProgressProps) {
  return (
    <StepCard
      title={confirming ? '확인하고 있어요' : '보호자 확인 창이 열려요'}
      lead={
        confirming
          ? '잠깐만 기다려 주세요. 곧 다음으로 넘어가요.'
          : '새 창에서 보호자가 확인을 마치면 이 화면으로 돌아와요. 이 화면은 닫지 말아 주세요.'
      }
    >
      <div className={styles.wait} role="status">
        <PetFace species="whale" stage="baby" mood="calm" size={140} title="기다리는 고래" afloat />
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
    </StepCard>
  );
}
