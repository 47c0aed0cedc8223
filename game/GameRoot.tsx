import { Application } from '@pixi/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GameBus } from './bus/createGameBus.ts';
import { motion } from './config/motion.ts';
import { attachServices, createGameServices } from './engine/createGameServices.ts';
import { fitStage, type StageFit } from './engine/fitStage.ts';
import { GameServicesContext } from './engine/GameServices.ts';
import { type FirstWait, LoadingOverlay } from './engine/LoadingOverlay.tsx';
import type { RendererMemory } from './engine/RendererMemory.ts';
import { registerPixi } from './engine/registerPixi.ts';
import { SceneDirector } from './engine/SceneDirector.ts';
import { SceneFrame } from './engine/SceneFrame.tsx';
import { StageContext } from './engine/StageContext.ts';
import { TwinLayer } from './engine/twins/TwinLayer.tsx';
import { useDrawing } from './engine/useDrawing.ts';
import { useFasterRenderer } from './engine/useFasterRenderer.ts';
import { useNoBrowserMenu } from './engine/useNoBrowserMenu.ts';
import { useRendererAttempt } from './engine/useRendererAttempt.ts';
import styles from './gameRoot.module.css';
import { sceneRegistry } from './sceneRegistry.ts';

export interface GameRootProps {
  bus: GameBus;
  /** Where `public/` is served; '' for the root. */
  baseUrl: string;
  /** Called with errors that do not stop the game. */
  onError: (error: unknown) => void;
  /** How the wait for the first scene stands. */
  wait: FirstWait;
  /** What was measured on this device before. */
  rendererMemory: RendererMemory;
  /** A way to another page, where a scene cannot be had. */
  back: ReactNode;
}

registerPixi();

/** The whole game in one box that it fills: canvas, DOM twins, veil. Wires; decides nothing. */
export function GameRoot({ bus, baseUrl, onError, wait: firstWait, rendererMemory, back }: GameRootProps) {
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onError);
  report.current = onError;
  const [services] = useState(() => createGameServices(bus, baseUrl, (error) => report.current(error)));
  const [director] = useState(
    () =>
      new SceneDirector({
        registry: sceneRegistry,
        load: (bundles, onProgress) => services.assets.load(bundles, onProgress),
        cover: () => wait(services.settings.getState().reducedMotion ? 0 : motion.sceneFade),
        onShown: (scene) => bus.toShell.emit('scene/ready', { scene }),
        report: services.report,
      }),
  );
  useNoBrowserMenu(box);
  const { fit, laidOut } = useStageFit(box);
  const { attempt, fetched, app, lost, onInit, change } = useRendererAttempt(services, laidOut, rendererMemory.read());
  const { mounted } = useStore(director.state);
  const still = mounted === null || mounted.request.scene === 'none';
  const moving = !still && !lost;
  useDrawing(app, fit, services, moving);
  useFasterRenderer({ services, app, moving, memory: rendererMemory, change });

  useEffect(() => attachServices(services), [services]);
  useEffect(() => bus.toGame.on('scene/soon', ({ scene }) => void director.prepare(scene)), [bus, director]);
  useEffect(() => bus.toGame.on('scene/show', (request) => void director.show(request)), [bus, director]);

  // Typed for the renderers of Pixi 8.2; `canvas` exists since 8.16 and works at run time.
  const options = useMemo(
    () =>
      ({
        preference: attempt === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
        antialias: true,
        backgroundAlpha: 0,
        autoStart: false,
      }) as object,
    [attempt],
  );
  // Made once per application and resize: children that change while the application starts would be lost.
  const scene = useMemo(
    () =>
      app && fit ? (
        <GameServicesContext.Provider value={services}>
          <StageContext.Provider value={fit}>
            <SceneFrame director={director} />
          </StageContext.Provider>
        </GameServicesContext.Provider>
      ) : null,
    [app, fit, services, director],
  );
  return (
    <div ref={box} className={styles.box}>
      {fit && fetched && (
        <Application
          key={attempt}
          className={styles.canvas}
          resolution={fit.resolution}
          width={fit.bleed.width * fit.scale}
          height={fit.bleed.height * fit.scale}
          onInit={onInit}
          {...options}
        >
          {scene}
        </Application>
      )}
      {fit && <TwinLayer registry={services.twins} fit={fit} alone={attempt === 'none'} />}
      <LoadingOverlay director={director} wait={mounted === null ? firstWait : null} back={back} />
    </div>
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Follows the size of the box, the rotation of the device and the zoom of the page. `fit` is null until the box is laid
 * out, and stays as it was while it is not (`laidOut`).
 */
function useStageFit(box: RefObject<HTMLElement | null>): { fit: StageFit | null; laidOut: boolean } {
  const [fit, setFit] = useState<StageFit | null>(null);
  const [laidOut, setLaidOut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const there = clientWidth > 0 && clientHeight > 0;
      setLaidOut(there);
      if (there) setFit(fitStage(clientWidth, clientHeight, window.devicePixelRatio));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Zoom changes the pixel ratio without always changing the size in CSS pixels.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [box]);
  return { fit, laidOut };
}
