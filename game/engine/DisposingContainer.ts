import { Container, type DestroyOptions } from 'pixi.js';

/**
 * The container that JSX makes. @pixi/react destroys what it removes without its children, which would leave every
 * nested object of a scene alive; shared textures are not touched.
 */
export class DisposingContainer extends Container {
  override destroy(options?: DestroyOptions): void {
    super.destroy(typeof options === 'object' ? { ...options, children: true } : (options ?? { children: true }));
  }
}
