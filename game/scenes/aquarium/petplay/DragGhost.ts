import { type FederatedPointerEvent, Sprite, type Texture } from 'pixi.js';
import { isCapturing } from '../../../engine/isCapturing.ts';
import { dragThresholdPx, type PointerTracker } from '../../../engine/PointerTracker.ts';
import type { StagePoint } from '../../../engine/Rect.ts';

export interface DragOptions {
  frame: string;
  /** Side of the picture while it is carried, stage units. */
  size: number;
  /** Inside a list only a move across it picks something up: along it is scrolling. */
  acrossOnly?: boolean;
  onStart?: () => void;
  onMove?: (at: StagePoint) => void;
  onDrop: (at: StagePoint) => void;
  /** Not dropped anywhere: put it back. */
  onCancel?: () => void;
}

/** The picture of what is carried under a finger; one at a time. */
export class DragGhost extends Sprite {
  readonly #texture: (frame: string) => Texture;
  readonly #pointers: PointerTracker;
  #busy = false;

  constructor(texture: (frame: string) => Texture, pointers: PointerTracker) {
    super({ anchor: 0.5, visible: false });
    this.eventMode = 'none';
    this.#texture = texture;
    this.#pointers = pointers;
  }

  /** Begins with a `pointerdown`; nothing happens before the finger has moved. */
  grab(event: FederatedPointerEvent, options: DragOptions): void {
    if (this.#busy || isCapturing(event)) return;
    const start = this.#pointers.at(event);
    let carrying = false;
    const end = () => {
      carrying = false;
      this.#busy = false;
      if (!this.destroyed) this.visible = false;
    };
    const track = this.#pointers.track(event, {
      onMove: (at, moved) => {
        if (!carrying) {
          if (moved <= dragThresholdPx || this.#busy) return;
          if (options.acrossOnly && Math.abs(at.x - start.x) < Math.abs(at.y - start.y) * 1.2) return track.release();
          carrying = true;
          this.#busy = true;
          track.claim();
          this.#pickUp(options);
        }
        this.position.set(at.x, at.y - options.size * 0.2);
        options.onMove?.(at);
      },
      onEnd: (at) => {
        if (!carrying) return;
        end();
        options.onDrop(at);
      },
      onCancel: () => {
        if (!carrying) return;
        end();
        options.onCancel?.();
      },
    });
  }

  #pickUp(options: DragOptions): void {
    this.texture = this.#texture(options.frame);
    this.width = options.size;
    this.height = options.size;
    this.visible = true;
    options.onStart?.();
  }
}
