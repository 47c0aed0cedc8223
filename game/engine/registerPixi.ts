// Must be evaluated before any renderer is made: under our content security policy Pixi may not build functions
// from strings, and this replaces that.
import 'pixi.js/unsafe-eval';
import { extend } from '@pixi/react';
import { Graphics, NineSliceSprite, Sprite, Text, TilingSprite } from 'pixi.js';
import { DisposingContainer } from './DisposingContainer.ts';

/** Makes the JSX elements of the canvas known. Calling it again is harmless. */
export function registerPixi(): void {
  extend({ Container: DisposingContainer, Graphics, NineSliceSprite, Sprite, Text, TilingSprite });
}
