import { useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import styles from './StartOver.module.css';

interface StartOverProps {
  onStartOver: () => void;
}

/** Back to the two doors, for somebody else at this device or after a wrong turn. Asks first: it forgets everything. */
export function StartOver({ onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.place}>
      <Button tone="ghost" onClick={() => setAsking(true)}>
        처음부터 다시 할래요
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="처음부터 다시 할까요?"
        description="지금까지 적은 내용이 이 기기에서 지워져요."
        footer={
          <>
            <Button tone="soft" onClick={() => setAsking(false)}>
              계속할게요
            </Button>
            <Button onClick={onStartOver}>다시 할래요</Button>
          </>
        }
      />
    </div>
  );
}
