import styles from './loadingBar.module.css';

interface LoadingBarProps {
  /** 0–1; left out while nothing is known but that it goes on. */
  share?: number;
  label?: string;
}

/** How far the game's code has come, as the game itself goes on to show for its pictures (`LoadingOverlay`). */
export function LoadingBar({ share, label = '바다를 불러오고 있어요' }: LoadingBarProps) {
  return (
    <div className={styles.sea}>
      <div
        className={styles.card}
        role="progressbar"
        aria-label={label}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={share === undefined ? undefined : `100 가운데 ${Math.round(share * 100)}`}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <p>{label}</p>
        <div className={styles.track}>
          <div className={styles.bar} style={{ transform: `scaleX(${share ?? 0})` }} />
        </div>
      </div>
    </div>
  );
}
