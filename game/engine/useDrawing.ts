import { type Application, Ticker, UPDATE_PRIORITY } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import { changedSinceDrawn } from './changedSinceDrawn.ts';
import type { StageFit } from './fitStage.ts';
import type { GameServices } from './GameServices.ts';
import { isPictureDue } from './isPictureDue.ts';
import { advanceTweens, isTweening, restTweens } from './tween.ts';

/** How long a still scene is drawn after a change: the canvas's own React tree follows a little later. */
const SETTLE_MS = 400;
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown'];
/** Before Pixi renders, which it does at low priority. */
const BEFORE_RENDER = 25;

/**
 * Drives the frame loop from Pixi's ticker, keeps the canvas at the size of its box, and draws only what differs from
 * what is seen. Nothing runs at all while `moving` is false or the tab is hidden.
 */
export function useDrawing(
  app: Application | null,
  fit: StageFit | null,
  services: GameServices,
  moving: boolean,
): void {
  const visible = useDocumentVisible();
  /** What the canvas shows may be gone: it has a new size, or comes back to the eye. */
  const gone = useRef(true);
  const moves = useRef(moving);

  useEffect(() => {
    if (!app) return;
    const frame = () => {
      services.frames.tick(app.ticker.elapsedMS);
      advanceTweens(app.ticker.elapsedMS);
    };
    const pace = { drifts: false, tweens: false, drawnAt: 0, touchedAt: 0 };
    // A picture costs the most of a frame; without a graphics card it keeps the processor from touches.
    const draw = () => {
      if (!gone.current && !changedSinceDrawn(app.stage.renderGroup)) return;
      const now = performance.now();
      // What comes to rest is drawn to its end.
      pace.drifts = moves.current && isFilledByProcessor(app) && services.settings.getState().reducedMotion;
      pace.tweens = pace.drifts && isTweening();
      if (!gone.current && !isPictureDue(pace, now)) return;
      gone.current = false;
      pace.drawnAt = now;
      app.render();
    };
    const touched = () => {
      pace.touchedAt = performance.now();
    };
    app.ticker.remove(app.render, app);
    app.ticker.add(frame, undefined, BEFORE_RENDER);
    app.ticker.add(draw, undefined, UPDATE_PRIORITY.LOW);
    app.stage.hitArea = app.screen;
    const detach = services.pointers.attach(app.stage, app.canvas);
    for (const kind of TOUCHES) addEventListener(kind, touched, { passive: true, capture: true });
    return () => {
      detach();
      for (const kind of TOUCHES) removeEventListener(kind, touched, { capture: true });
      // The application may have been destroyed first.
      app.ticker?.remove(frame);
      app.ticker?.remove(draw);
    };
  }, [app, services]);

  useEffect(() => {
    if (!app || !fit) return;
    const { scale, offsetX, offsetY, bleed, resolution } = fit;
    resizeRenderer(app, { width: bleed.width * scale, height: bleed.height * scale, resolution });
    spareCanvas(app);
    gone.current = true;
    services.pointers.setMapping((x, y) => ({ x: (x - offsetX) / scale, y: (y - offsetY) / scale }));
  }, [app, fit, services]);

  // A new size or another scene is drawn also at rest: a few frames, then none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fit wakes the ticker
  useEffect(() => {
    if (!app || !visible) return;
    moves.current = moving;
    gone.current = true;
    app.ticker.start();
    Ticker.system.start();
    const rest = () => {
      // The application may have been destroyed first.
      app.ticker?.stop();
      Ticker.system.stop();
      restTweens();
    };
    const timer = moving ? undefined : setTimeout(rest, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      rest();
    };
  }, [app, visible, moving, fit]);
}

/**
 * The 2D canvas is the way without a graphics card: the processor fills every pixel, on the thread that also answers
 * touches. Half the frames leave it room, and the better qualities of smoothing (mipmaps, rebuilt for each frame)
 * cost a third of the time for what is hardly seen. The context forgets its quality with each new size.
 */
function spareCanvas(app: Application): void {
  if (!isFilledByProcessor(app)) return;
  app.ticker.maxFPS = 30;
  const context = app.canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'low';
}

function isFilledByProcessor(app: Application): boolean {
  return app.renderer.name === 'canvas';
}

function useDocumentVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const listen = () => setVisible(!document.hidden);
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  return visible;
}

/**
 * Gives the renderer a new size. The size of the canvas on the page is the stylesheet's, which fills the box at every
 * moment; Pixi writes none (`autoDensity`).
 *
 * Zooming the page changes size and resolution so that the real pixels stay the same. Pixi takes that for no change
 * and leaves the frame of its screen as it was: pointers would be looked for beside what is seen.
 *
 * @param width CSS pixels, as is `height`
 * @param resolution pixels of the canvas for one CSS pixel
 */
function resizeRenderer(
  { renderer }: Pick<Application, 'renderer'>,
  { width, height, resolution }: { width: number; height: number; resolution: number },
): void {
  renderer.resize(width, height, resolution);
  const { screen, texture } = renderer.view;
  texture.update();
  screen.width = texture.frame.width;
  screen.height = texture.frame.height;
}
