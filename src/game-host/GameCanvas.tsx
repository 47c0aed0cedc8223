import { useEffect, useState } from 'react';
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
  return (
    <div className={styles.frame}>
      <GameErrorBoundary key={attempt} onError={onError} onRetry={() => setAttempt(attempt + 1)}>
        <LoadedGame onError={onError} />
      </GameErrorBoundary>
    </div>
  );
}

type Game = Awaited<ReturnType<typeof preloadGame>>;

/** Not by `lazy`: React keeps a fallback on the screen for 0.3 s, which would be a third of the wait for a scene. */
function LoadedGame({ onError }: Required<GameCanvasProps>) {
  const [loaded, setLoaded] = useState<{ game: Game } | { failed: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    preloadGame().then(
      (game) => wanted && setLoaded({ game }),
      (failed: unknown) => wanted && setLoaded({ failed }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (loaded === null) return <p className={styles.waiting}>바다를 불러오고 있어요</p>;
  if ('failed' in loaded) throw loaded.failed;
  const { GameRoot } = loaded.game;
  return <GameRoot bus={gameBus} baseUrl={import.meta.env.BASE_URL.replace(/\/$/, '')} onError={onError} />;
}
