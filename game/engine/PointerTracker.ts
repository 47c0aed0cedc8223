import type { Container, FederatedPointerEvent } from 'pixi.js';
import type { StagePoint } from './Rect.ts';

/** CSS pixels a finger may wander before a press becomes a drag. */
export const dragThresholdPx = 8;

export interface PointerHandlers {
  /** @param moved CSS pixels from where the pointer went down */
  onMove?(at: StagePoint, moved: number): void;
  onEnd?(at: StagePoint, moved: number): void;
  /** Taken away: by the system, by a lost window, or by another tracker that claimed the pointer. Put things back. */
  onCancel?(): void;
}

export interface TrackedPointer {
  readonly pointerId: number;
  /** Makes this the only tracker of the pointer: a scroller that begins to scroll cancels the press of a button. */
  claim(): void;
  /** Stops tracking without a call of `onCancel`. */
  release(): void;
}

interface Track {
  pointerId: number;
  handlers: PointerHandlers;
  startX: number;
  startY: number;
}

type PointerLike = Pick<FederatedPointerEvent, 'pointerId' | 'global'> &
  Partial<Pick<FederatedPointerEvent, 'buttons' | 'pointerType'>>;

const unchanged = (x: number, y: number): StagePoint => ({ x, y });

/**
 * Follows each finger from down to up, wherever it goes. Pixi itself does not listen to the browser's `pointercancel`,
 * and its `pointertap` fires after a drag too; both are settled here once.
 */
export class PointerTracker {
  readonly #tracks = new Set<Track>();
  #toStage: (x: number, y: number) => StagePoint = unchanged;
  #last: StagePoint | null = null;

  /** @param toStage from CSS pixels of the canvas to stage units */
  setMapping(toStage: (x: number, y: number) => StagePoint): void {
    this.#toStage = toStage;
  }

  /** Where an event happened, in stage units. */
  at(event: Pick<FederatedPointerEvent, 'global'>): StagePoint {
    return this.#toStage(event.global.x, event.global.y);
  }

  /** Begins to follow the pointer of a `pointerdown`. Several may follow the same one until somebody claims it. */
  track(event: PointerLike, handlers: PointerHandlers): TrackedPointer {
    const track: Track = {
      pointerId: event.pointerId,
      handlers,
      startX: event.global.x,
      startY: event.global.y,
    };
    this.#tracks.add(track);
    return {
      pointerId: event.pointerId,
      claim: () => this.#cancel((other) => other.pointerId === track.pointerId && other !== track),
      release: () => void this.#tracks.delete(track),
    };
  }

  /** Where a pointer was seen last, held down or not; the same object until it moves. */
  get last(): StagePoint | null {
    return this.#last;
  }

  /** True while somebody follows this pointer. */
  isTracked(pointerId: number): boolean {
    for (const track of this.#tracks) if (track.pointerId === pointerId) return true;
    return false;
  }

  /** Listens on the whole stage. The returned function cancels what is held and stops listening. */
  attach(stage: Container, canvas: HTMLCanvasElement): () => void {
    const move = (event: FederatedPointerEvent) => this.move(event);
    const end = (event: FederatedPointerEvent) => this.end(event);
    const cancel = (event: PointerEvent) => this.cancel(event.pointerId);
    const cancelAll = () => this.#cancel(() => true);
    const cancelHidden = () => document.hidden && cancelAll();
    // A click on the canvas must not take the focus from a text field.
    const keepFocus = (event: Event) => event.preventDefault();
    stage.eventMode = 'static';
    stage.on('globalpointermove', move).on('pointerup', end).on('pointerupoutside', end);
    canvas.addEventListener('pointercancel', cancel);
    // After an ordinary end nothing is tracked any more; else the browser took the pointer without a word.
    canvas.addEventListener('lostpointercapture', cancel);
    canvas.addEventListener('mousedown', keepFocus);
    window.addEventListener('blur', cancelAll);
    document.addEventListener('visibilitychange', cancelHidden);
    return () => {
      cancelAll();
      stage.off('globalpointermove', move).off('pointerup', end).off('pointerupoutside', end);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('lostpointercapture', cancel);
      canvas.removeEventListener('mousedown', keepFocus);
      window.removeEventListener('blur', cancelAll);
      document.removeEventListener('visibilitychange', cancelHidden);
    };
  }

  move(event: PointerLike): void {
    this.#last = this.at(event);
    // A mouse that moves without a button was released where no event arrives, outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) this.cancel(event.pointerId);
    for (const track of [...this.#tracks]) {
      if (track.pointerId !== event.pointerId || !this.#tracks.has(track)) continue;
      track.handlers.onMove?.(this.at(event), distance(track, event));
    }
  }

  end(event: PointerLike): void {
    for (const track of [...this.#tracks]) {
      if (track.pointerId !== event.pointerId || !this.#tracks.delete(track)) continue;
      track.handlers.onEnd?.(this.at(event), distance(track, event));
    }
  }

  cancel(pointerId: number): void {
    this.#cancel((track) => track.pointerId === pointerId);
  }

  #cancel(which: (track: Track) => boolean): void {
    for (const track of [...this.#tracks]) {
      if (which(track) && this.#tracks.delete(track)) track.handlers.onCancel?.();
    }
  }
}

function distance(track: Track, event: PointerLike): number {
  return Math.hypot(event.global.x - track.startX, event.global.y - track.startY);
}
