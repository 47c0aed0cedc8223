import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Main } from '../layout/Main.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { SaveBadge, type SaveBadgeState } from '../save-badge/SaveBadge.tsx';
import styles from './TestFrame.module.css';

interface TestFrameProps {
  title: string;
  /** The label of the button at the left; leaving loses nothing. */
  leaveLabel: string;
  onLeave: () => void;
  answeredCount: number;
  itemCount: number;
  /** Where the answers stand; left out where they are sent only at the end. */
  saveState?: SaveBadgeState;
  /** Room for a passage beside its question. */
  wide?: boolean;
  children: ReactNode;
  /** Buttons that stay in reach of the thumb. */
  footer: ReactNode;
}

/** The frame around a test: what it is, how far I am, whether it is saved. No clock: nobody is timed. */
export function TestFrame({
  title,
  leaveLabel,
  onLeave,
  answeredCount,
  itemCount,
  saveState,
  wide = false,
  children,
  footer,
}: TestFrameProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <IconButton label={leaveLabel} icon={<X />} onClick={onLeave} />
        <h1 id={id} className={styles.title}>
          {title}
        </h1>
        <div className={styles.progress}>
          <ProgressBar
            label="답한 문제"
            value={itemCount === 0 ? 0 : (answeredCount / itemCount) * 100}
            valueText={`${itemCount}문제 가운데 ${answeredCount}문제에 답했어요`}
          />
          <span aria-hidden="true">
            {answeredCount}/{itemCount}
          </span>
        </div>
        {saveState && <SaveBadge state={saveState} />}
      </header>
      <Main className={styles.body} aria-labelledby={id} data-wide={wide} data-read-scope="">
        {children}
      </Main>
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
