import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import styles from './VoiceHelp.module.css';
import { voiceSteps } from './voiceSteps.ts';

/** What to do where a device has no Korean voice. A voice that was added is found without opening the book again. */
export function VoiceHelp({ onClose }: { onClose: () => void }) {
  const { device, steps } = voiceSteps(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Dialog
      open
      onClose={onClose}
      title="이 기기에는 한국어 목소리가 없어요"
      description="목소리를 한 번 받아 두면 책을 소리 내어 읽어 줘요. 어른과 함께 해 보세요."
      maxWidth={520}
      footer={
        <Button size="l" onClick={onClose}>
          알겠어요
        </Button>
      }
    >
      <div className={styles.help}>
        <h3>{device}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
