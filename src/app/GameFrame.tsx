import { useEffect, useMemo, useRef, useState } from 'react';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { paths } from '../config/paths.ts';
import { GameCanvas } from '../game-host/GameCanvas.tsx';
import type { SceneRequest } from '../game-host/GameMessages.ts';
import { gameBus } from '../game-host/gameBus.ts';
import { takeLostFocus } from '../lib/browser/takeLostFocus.ts';
import { createRendererMemory } from '../lib/persisted/createRendererMemory.ts';
import { useServices } from '../lib/services/ServicesContext.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import styles from './GameFrame.module.css';
import { PageOutlet } from './PageOutlet.tsx';

/**
 * The browser's own belongs to the window: called as anything else's it fails. A window that is being closed gives up what
 * it still fetches; that is no fault.
 */
const report = (error: unknown) => {
  if (!window.closed) reportError(error);
};

const loadSettingsSync = async () => (await import('./SettingsSync.tsx')).SettingsSync;

/**
 * Pages that may show a scene share one canvas, which lies over the page while a scene is wanted.
 * It is mounted, unseen at first, when a page announces that it will want a scene, and stays while the student moves
 * between these pages.
 */
export function GameFrame() {
  const [scene, setScene] = useState<SceneRequest['scene']>('none');
  const [soon, setSoon] = useState<SceneRequest['scene']>('none');
  const [opened, setOpened] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scene !== 'none') takeLostFocus(layer.current);
  }, [scene]);
  const { storage, now } = useServices();
  const rendererMemory = useMemo(() => createRendererMemory(storage, now), [storage, now]);
  const SettingsSync = useLatePart({ load: loadSettingsSync, ahead: 0 });

  useEffect(
    () =>
      gameBus.toGame.on('scene/show', (request) => {
        setScene(request.scene);
        if (request.scene !== 'none') setOpened(true);
      }),
    [],
  );
  useEffect(
    () =>
      gameBus.toGame.on('scene/soon', (next) => {
        setSoon(next.scene);
        if (next.scene !== 'none') setOpened(true);
      }),
    [],
  );

  return (
    <>
      <PageOutlet />
      {SettingsSync && <SettingsSync />}
      {opened && (
        <div
          ref={layer}
          // What is drawn there is what the page is about.
          role={scene === 'none' ? undefined : 'main'}
          id={scene === 'none' ? undefined : 'main'}
          tabIndex={-1}
          className={scene === 'none' ? `${styles.layer} ${styles.unseen}` : styles.layer}
          // Laid out, or the renderer could not be made ready.
          hidden={scene === 'none' && soon === 'none'}
        >
          <GameCanvas
            scene={scene === 'none' ? soon : scene}
            wanted={scene !== 'none'}
            rendererMemory={rendererMemory}
            onError={report}
            back={
              <ButtonLink tone="white" to={paths.root.getHref()}>
                첫 화면으로
              </ButtonLink>
            }
          />
        </div>
      )}
    </>
  );
}
