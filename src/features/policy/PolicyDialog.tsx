import { useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import styles from './PolicyDialog.module.css';
import { type PolicyPlace, PolicyView } from './PolicyView.tsx';

/** The documents over the page, for students of the home site: their address leads a login to the root. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<PolicyPlace>({ code: 'PERSONAL', version: null });
  return (
    <Dialog
      open
      onClose={onClose}
      title="약관과 개인정보 처리방침"
      maxWidth={760}
      footer={<Button onClick={onClose}>닫기</Button>}
    >
      <div className={styles.text}>
        <PolicyView place={place} onShow={setPlace} />
      </div>
    </Dialog>
  );
}
