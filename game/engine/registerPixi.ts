// Must be evaluated before any renderer is made: under our content security policy Pixi may not build functions
// from strings, and this replaces that.
import 'pixi.js/unsafe-eval';
import { extend } from '@pixi/react';
import { Container, type DestroyOptions, NineSliceSprite, Sprite, Text, TilingSprite } from 'pixi.js';
import { DisposingGraphics } from './DisposingGraphics.ts';

/**
 * The container that JSX makes. @pixi/react destroys what it removes without its children, which would leave every
 * nested object of a scene alive; shared textures are not touched.
 */
class DisposingContainer extends Container {
  override destroy(options?: DestroyOptions): void {
    super.destroy(typeof options === 'object' ? { ...options, children: true } : (options ?? { children: true }));
  }
}

/** Makes the JSX elements of the canvas known. Calling it again is harmless. */
export function registerPixi(): void {
  extend({ Container: DisposingContainer, Graphics: DisposingGraphics, NineSliceSprite, Sprite, Text, TilingSprite });
}
