import { type ReactNode, useEffect, useRef, useState } from 'react';
import { followFiles } from '../lib/browser/loadWithFiles.ts';
import type { RendererMemory } from '../lib/persisted/createRendererMemory.ts';
import { GameErrorBoundary } from './GameErrorBoundary.tsx';
import type { SceneRequest } from './GameMessages.ts';
import { gameBus } from './gameBus.ts';
import styles from './gameCanvas.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { preloadGame } from './preloadGame.ts';
import { preloadScene } from './preloadScene.ts';

export interface GameCanvasProps {
  /** The scene that is shown, or will be soon. */
  scene: SceneRequest['scene'];
  /** The scene is wanted now: somebody looks at what is drawn here. */
  wanted: boolean;
  /** With what this device draws faster. */
  rendererMemory: RendererMemory;
  /** Called with errors inside that do not stop the game. */
  onError: (error: unknown) => void;
  /** A link to another page, where the game cannot be had: nothing else here leads away. */
  back: ReactNode;
}

/** How much of the wait for a first scene is the game's code; the rest is art and sound. */
const CODE_SHARE = 0.4;

/**
 * The only door to the game. Fills its parent, loads the game when it is mounted, and shows what `scene/show` on the
 * bus asks for. Mount it once in the layout and keep it there.
 */
export function GameCanvas({ scene, wanted, rendererMemory, onError, back }: GameCanvasProps) {
  const [attempt, setAttempt] = useState(0);
  const broken = useRef(false);

  useEffect(() => void preloadScene(scene).catch(() => {}), [scene]);
  useEffect(() => {
    if (!wanted || !broken.current) return;
    // What could not be had ahead of time may be had now that somebody waits for it.
    broken.current = false;
    setAttempt((count) => count + 1);
  }, [wanted]);

  return (
    <div className={styles.frame}>
      <GameErrorBoundary
        key={attempt}
        onError={(error) => {
          broken.current = true;
          onError(error);
        }}
        onRetry={() => setAttempt(attempt + 1)}
        back={back}
      >
        <LoadedGame wanted={wanted} rendererMemory={rendererMemory} onError={onError} back={back} />
      </GameErrorBoundary>
    </div>
  );
}

type Game = Awaited<ReturnType<typeof preloadGame>>;
type Loaded = { game: Game; goesOn: boolean } | { failed: unknown };

/** Not by `lazy`: React keeps a fallback on the screen for 0.3 s, which would be a third of the wait for a scene. */
function LoadedGame({ wanted, rendererMemory, onError, back }: Omit<GameCanvasProps, 'scene'>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [share, setShare] = useState(0);
  const waitedFor = useRef(wanted);
  waitedFor.current = wanted;
  useEffect(() => {
    let here = true;
    const stop = followFiles(setShare);
    preloadGame()
      .then(
        (game) => here && setLoaded({ game, goesOn: waitedFor.current }),
        (failed: unknown) => here && setLoaded({ failed }),
      )
      .finally(stop);
    return () => {
      here = false;
      stop();
    };
  }, []);
  if (loaded === null) return <LoadingBar share={share * CODE_SHARE} />;
  if ('failed' in loaded) throw loaded.failed;
  const { GameRoot } = loaded.game;
  const baseUrl = import.meta.env.BASE_URL.replace(/\/$/, '');
  const wait = { begun: CODE_SHARE, goesOn: loaded.goesOn };
  const host = { baseUrl, onError, wait, rendererMemory, back };
  return <GameRoot bus={gameBus} {...host} />;
}
