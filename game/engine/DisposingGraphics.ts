import { type DestroyOptions, Graphics } from 'pixi.js';

/**
 * The drawing that JSX makes; no two share their shapes. Pixi destroys the shapes of one only where it is destroyed
 * without options, and what goes with its parent never is: those of every panel that was closed stayed for a minute or
 * more, half a megabyte each time.
 */
export class DisposingGraphics extends Graphics {
  override destroy(options?: DestroyOptions): void {
    super.destroy(typeof options === 'object' ? { ...options, context: true } : options);
  }
}
