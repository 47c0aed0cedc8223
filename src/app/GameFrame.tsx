import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { GameCanvas } from '../game-host/GameCanvas.tsx';
import type { SceneRequest } from '../game-host/GameMessages.ts';
import { gameBus } from '../game-host/gameBus.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import styles from './GameFrame.module.css';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

const loadSoundKeeper = async () => (await import('./SoundKeeper.tsx')).SoundKeeper;

/**
 * Pages that may show a scene share one canvas, which lies over the page while a scene is wanted.
 * It is mounted when the first scene is asked for, and stays while the student moves between these pages.
 */
export function GameFrame() {
  const { pathname } = useLocation();
  const [scene, setScene] = useState<SceneRequest['scene']>('none');
  const [opened, setOpened] = useState(false);
  const SoundKeeper = useLatePart({ load: loadSoundKeeper, aheadMs: 0 });

  useEffect(
    () =>
      gameBus.toGame.on('scene/show', (request) => {
        setScene(request.scene);
        if (request.scene !== 'none') setOpened(true);
      }),
    [],
  );

  return (
    <>
      <RouteErrorBoundary key={pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </RouteErrorBoundary>
      {SoundKeeper && <SoundKeeper />}
      {opened && (
        <div className={styles.layer} hidden={scene === 'none'}>
          <GameCanvas onError={reportError} />
        </div>
      )}
    </>
  );
}
