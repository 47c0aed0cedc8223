import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from './LoadingOverlay.module.css';
import type { SceneDirector } from './SceneDirector.ts';

export interface FirstWait {
  /** 0–1 of it that is over already: it was for the game's code. */
  begun: number;
  /** A bar of the page was on the screen meanwhile, and goes on here. */
  goesOn: boolean;
}

interface LoadingOverlayProps {
  director: SceneDirector;
  /** Null once a scene was there: only what the next one needs is waited for. */
  wait: FirstWait | null;
  /** The way out, where trying again does not help. */
  back: ReactNode;
}

/** Covers the canvas while a scene comes and goes (0.5 s in all), shows how far loading is, and offers a retry. */
export function LoadingOverlay({ director, wait, back }: LoadingOverlayProps) {
  const { phase, progress } = useStore(director.state);
  const begun = wait?.begun ?? 0;
  const share = begun + (1 - begun) * progress;
  return (
    <div className={phase === 'shown' ? `${styles.veil} ${styles.lifted}` : styles.veil} data-phase={phase}>
      {phase === 'loading' && (
        <div
          className={wait?.goesOn ? `${styles.loading} ${styles.goesOn}` : styles.loading}
          role="progressbar"
          aria-label="바다를 불러오고 있어요"
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={`100 가운데 ${Math.round(share * 100)}`}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <p>바다를 불러오고 있어요</p>
          <div className={styles.track}>
            <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
          </div>
        </div>
      )}
      {phase === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>화면을 다 불러오지 못했어요. 지금까지 한 것은 그대로 있어요.</p>
          <p>인터넷 연결을 확인하고 다시 해 볼까요?</p>
          <button type="button" onClick={() => void director.retry()}>
            다시 불러오기
          </button>
          {back}
        </div>
      )}
    </div>
  );
}
