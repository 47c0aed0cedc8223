import { useApplication } from '@pixi/react';
import { useEffect, useMemo } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import type { CrosswordLayout } from './CrosswordLayout.ts';
import { GridCamera } from './GridCamera.ts';
import { isLarger } from './GridView.ts';

/** Nearer or farther per unit of a wheel with Ctrl, which is also how a touchpad sends two fingers. */
const WHEEL_ZOOM = 0.004;

/**
 * The camera over the grid. It follows the layout and the word that is written, and listens to the wheel: with Ctrl it
 * zooms the grid instead of the page, without it moves a grid that is larger than its window.
 *
 * @param cells of the chosen word @param covered something lies over the grid, the wheel is not for it
 */
export function useGridCamera(
  layout: CrosswordLayout,
  cells: readonly number[],
  active: number,
  covered: boolean,
): GridCamera {
  const { settings, pointers } = useGame();
  const { app } = useApplication();
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is set below
  const camera = useMemo(() => new GridCamera(layout, active, () => settings.getState().reducedMotion), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word alone is no reason to begin again
  useEffect(() => camera.setFrame(layout, cells, active), [camera, layout]);
  useEffect(() => camera.follow(cells, active), [camera, cells, active]);
  useEffect(() => () => camera.destroy(), [camera]);

  useEffect(() => {
    const canvas = app.renderer ? app.canvas : null;
    if (!canvas || covered) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const { gridWindow } = layout;
      const on = pointers.at({ global: { x: event.offsetX, y: event.offsetY } } as Parameters<typeof pointers.at>[0]);
      const at = { x: on.x - gridWindow.x, y: on.y - gridWindow.y };
      if (at.x < 0 || at.y < 0 || at.x > gridWindow.width || at.y > gridWindow.height) return;
      if (event.ctrlKey) camera.pinch(at, Math.exp(-event.deltaY * WHEEL_ZOOM));
      else if (isLarger(layout, camera.view)) camera.pan({ x: -event.deltaX, y: -event.deltaY });
      else return;
      event.preventDefault();
      clearTimeout(resting);
      resting = setTimeout(() => camera.rest(), 120);
    };
    // Not passive: a browser would zoom the page.
    canvas.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(resting);
      canvas.removeEventListener('wheel', onWheel);
    };
  }, [app, camera, layout, pointers, covered]);
  return camera;
}
