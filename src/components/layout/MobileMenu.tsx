import { Menu } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { IconButton } from '../button/IconButton.tsx';
import styles from './MobileMenu.module.css';

/** Milliseconds after which the sheet is fetched: past the first paint. */
const FETCH_AFTER_MS = 3_000;
const loadSheet = async () => (await import('./MobileMenuSheet.tsx')).MobileMenuSheet;

/** All groups of the header, where the header has no room for them. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const Sheet = useLatePart({
    load: loadSheet,
    ahead: FETCH_AFTER_MS,
    wanted: open ? 'open' : null,
    onMissing: () => {
      setOpen(false);
      showToast('인터넷이 이어지면 메뉴를 열 수 있어요', 'warning');
    },
  });
  return (
    <div className={styles.root}>
      <IconButton
        label="전체 메뉴"
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && Sheet && <Sheet onClose={() => setOpen(false)} />}
    </div>
  );
}
