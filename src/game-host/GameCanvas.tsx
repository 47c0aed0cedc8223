import { lazy, Suspense, useMemo, useState } from 'react';
import { GameErrorBoundary } from './GameErrorBoundary.tsx';
import { gameBus } from './gameBus.ts';
import styles from './gameCanvas.module.css';
import { preloadGame } from './preloadGame.ts';

export interface GameCanvasProps {
  /** Hears what went wrong inside without stopping the game. */
  onError?: (error: unknown) => void;
}

const ignore = () => {};

/**
 * The only door to the game. Fills its parent, loads the game when it is mounted, and shows what `scene/show` on the
 * bus asks for. Mount it once in the layout and keep it there.
 */
export function GameCanvas({ onError = ignore }: GameCanvasProps) {
  const [attempt, setAttempt] = useState(0);
  // A failed import is kept by `lazy`: each try needs a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new import
  const Game = useMemo(() => lazy(async () => ({ default: (await preloadGame()).GameRoot })), [attempt]);
  return (
    <div className={styles.frame}>
      <GameErrorBoundary key={attempt} onError={onError} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<p className={styles.waiting}>바다를 불러오고 있어요</p>}>
          <Game bus={gameBus} baseUrl={import.meta.env.BASE_URL.replace(/\/$/, '')} onError={onError} />
        </Suspense>
      </GameErrorBoundary>
    </div>
  );
}
