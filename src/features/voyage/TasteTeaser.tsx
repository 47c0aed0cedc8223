import { Sailboat } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import styles from './TasteTeaser.module.css';

interface TasteProps {
  onClose: () => void;
}

const loadTaste = async (): Promise<ComponentType<TasteProps>> => (await import('./TasteDialog.tsx')).TasteDialog;

/** The way into a mission of a minute without a login. Its code is fetched when somebody reaches for it. */
export function TasteTeaser() {
  const [Taste, setTaste] = useState<ComponentType<TasteProps> | null>(null);
  const [open, setOpen] = useState(false);
  const fetchAhead = () => void loadTaste().catch(() => undefined);

  async function start(): Promise<void> {
    try {
      const part = await loadTaste();
      setTaste(() => part);
      setOpen(true);
    } catch {
      showToast('지금은 열지 못했어요. 조금 뒤에 다시 눌러 주세요.', 'warning');
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.door}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void start()}
      >
        <Sailboat aria-hidden="true" />
        로그인 없이 1분 맛보기
      </button>
      {open && Taste && <Taste onClose={() => setOpen(false)} />}
    </>
  );
}
