import { Container } from 'pixi.js';
import type { Moving } from '#game/engine/Imperative.tsx';

/** Several moving layers, one above the other, mounted and moved as one. */
export class Layers extends Container {
  readonly #layers: readonly Moving[];

  constructor(layers: readonly Moving[]) {
    super();
    this.#layers = layers;
    this.addChild(...layers);
  }

  update(deltaMs: number, timeMs: number): void {
    for (let at = 0; at < this.#layers.length; at += 1) this.#layers[at]?.update?.(deltaMs, timeMs);
  }

  override destroy(): void {
    for (const layer of this.#layers) layer.destroy({ children: true });
    super.destroy();
  }
}
