import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TitleText } from '../book/TitleText.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import styles from './UndoBar.module.css';

export interface Undoable {
  /** Counts up, so that the same words twice are two actions. */
  id: number;
  text: string;
  /** Null: there is nothing to take back, only something to know. */
  undo: (() => void) | null;
  /** Whoever did it without a pointer finds the button under the focus. */
  focus: boolean;
}

interface UndoBarProps {
  done: Undoable | null;
  onClose: () => void;
}

/**
 * What was just done, with the way back. It stays until the next action: nobody has to be quick. Ctrl+Z works as well.
 */
export function UndoBar({ done, onClose }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const undo = done?.undo ?? null;

  useEffect(() => {
    // After the frame: a closing dialog gives the focus back first.
    if (!done?.focus) return;
    const frame = requestAnimationFrame(() => bar.current?.querySelector('button')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [done]);

  useEffect(() => {
    if (!undo) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);

  return (
    <div className={styles.place} role="status">
      {done && (
        <div key={done.id} ref={bar} className={styles.bar}>
          <p>
            <TitleText>{done.text}</TitleText>
          </p>
          {undo && (
            <Button tone="white" icon={<Undo2 aria-hidden="true" />} onClick={undo}>
              되돌리기
            </Button>
          )}
          <IconButton className={styles.close} label="알림 닫기" icon={<X />} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
