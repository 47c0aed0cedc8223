import { type DestroyOptions, type FederatedPointerEvent, Sprite, type Texture } from 'pixi.js';
import { isCapturing } from '#game/engine/isCapturing.ts';
import { dragThresholdPx, type PointerTracker } from '#game/engine/PointerTracker.ts';
import type { StagePoint } from '#game/engine/Rect.ts';

export interface DragOptions {
  frame: string;
  /** Side of the picture while it is carried, stage units. */
  size: number;
  /** The axis across the list it lies in: only a move along this one picks it up, the other one scrolls. */
  across?: 'x' | 'y' | undefined;
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
  /** Fingers that may yet pick something up, or carry it. */
  readonly #fingers = new Set<number>();
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
    const { pointerId } = event;
    const start = this.#pointers.at(event);
    let carrying = false;
    this.#fingers.add(pointerId);
    const end = () => {
      carrying = false;
      this.#busy = false;
      if (!this.destroyed) this.visible = false;
    };
    const track = this.#pointers.track(event, {
      onMove: (at, moved) => {
        if (!carrying) {
          if (moved <= dragThresholdPx || this.#busy) return;
          if (options.across && isAlong(options.across, start, at)) {
            this.#fingers.delete(pointerId);
            return track.release();
          }
          carrying = true;
          this.#busy = true;
          track.claim();
          this.#pickUp(options);
        }
        this.position.set(at.x, at.y - options.size * 0.2);
        options.onMove?.(at);
      },
      onEnd: (at) => {
        this.#fingers.delete(pointerId);
        if (!carrying) return;
        end();
        options.onDrop(at);
      },
      onCancel: () => {
        this.#fingers.delete(pointerId);
        if (!carrying) return;
        end();
        options.onCancel?.();
      },
    });
  }

  /** Lets go of everything, as if the fingers were taken away: what they were over may be elsewhere now. */
  letGo(): void {
    for (const pointerId of [...this.#fingers]) this.#pointers.cancel(pointerId);
  }

  override destroy(options?: DestroyOptions): void {
    this.letGo();
    super.destroy(options);
  }

  #pickUp(options: DragOptions): void {
    this.texture = this.#texture(options.frame);
    this.width = options.size;
    this.height = options.size;
    this.visible = true;
    options.onStart?.();
  }
}

/** A move that is for the list. @param across the axis that leads out of it */
function isAlong(across: 'x' | 'y', from: StagePoint, to: StagePoint): boolean {
  const x = Math.abs(to.x - from.x);
  const y = Math.abs(to.y - from.y);
  return across === 'x' ? x < y * 1.2 : y < x * 1.2;
}
