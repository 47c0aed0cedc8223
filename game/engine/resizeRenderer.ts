import type { Application } from 'pixi.js';

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
export function resizeRenderer(
  { renderer }: Pick<Application, 'renderer'>,
  { width, height, resolution }: { width: number; height: number; resolution: number },
): void {
  renderer.resize(width, height, resolution);
  const { screen, texture } = renderer.view;
  texture.update();
  screen.width = texture.frame.width;
  screen.height = texture.frame.height;
}
