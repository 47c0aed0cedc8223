import { Container } from 'pixi.js';
import { useCallback } from 'react';
import { Imperative, type Moving } from '#game/engine/Imperative.tsx';
import { BubbleField } from './BubbleField.ts';
import { Caustics } from './Caustics.ts';
import { FishSchool } from './FishSchool.ts';
import { LightRays } from './LightRays.ts';
import { Plankton } from './Plankton.ts';
import { Plants } from './Plants.ts';
import type { SeaPlace } from './SeaPlace.ts';
import { StillSea } from './StillSea.ts';

/** Several moving layers, one above the other, mounted and moved as one. */
class Layers extends Container {
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

export interface SeaLayerProps {
  sea: SeaPlace;
  part: 'back' | 'front';
  onBubbles?: (bubbles: BubbleField | null) => void;
}

/** Everything of the sea that lies behind the room and the pet, or in front of them. */
export function SeaLayer({ sea, part, onBubbles }: SeaLayerProps) {
  const create = useCallback(() => {
    if (part === 'front') return new Layers([new Plants(sea)]);
    const moving = [new Plankton(sea), new FishSchool(sea)];
    if (sea.plain) return new Layers([new StillSea(sea), ...moving]);
    return new Layers([new StillSea(sea), new LightRays(sea), ...moving, new Caustics(sea)]);
  }, [sea, part]);
  const createBubbles = useCallback(() => new BubbleField(sea), [sea]);
  return (
    <>
      <Imperative create={create} deps={[create]} />
      {onBubbles && <Imperative create={createBubbles} deps={[createBubbles]} onInstance={onBubbles} />}
    </>
  );
}
