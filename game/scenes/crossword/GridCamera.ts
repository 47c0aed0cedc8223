import type { Container } from 'pixi.js';
import { valueStore } from '#game/engine/valueStore.ts';
import type { StagePoint } from '../../engine/Rect.ts';
import { stopTweens, tween } from '../../engine/tween.ts';
import type { TwinScroll } from '../../engine/twins/TwinDescriptor.ts';
import {
  boundView,
  type GridFrame,
  type GridView,
  isLarger,
  keepInSight,
  openView,
  panBy,
  stepZoom,
  type ZoomStep,
  zoomAround,
} from './GridView.ts';

const GLIDE_MS = 220;
/** What is drawn outside the window: cells that hop are not cut off. */
export const WINDOW_MARGIN = 6;

/** Holds how the grid lies in its window, and moves the drawn cells and their twins alike, outside React. */
export class GridCamera {
  /** The view once it rests: letters are drawn as sharp as it needs, the text field lies over its cell. */
  readonly rested = valueStore<GridView>({ zoom: 1, x: 0, y: 0 });
  readonly twins = valueStore<TwinScroll>({ x: 0, y: 0 });
  readonly #isStill: () => boolean;
  #frame: GridFrame;
  #view: GridView;
  #content: Container | null = null;
  /** Where a glide leads; what comes meanwhile goes on from there. */
  #goal: GridView | null = null;
  /** The numbers that a glide moves. */
  #moving: GridView = { zoom: 1, x: 0, y: 0 };

  /** @param isStill no movement is wanted: views change at once */
  constructor(frame: GridFrame, cell: number, isStill: () => boolean) {
    this.#isStill = isStill;
    this.#frame = frame;
    this.#view = openView(frame, cell);
    this.#show(this.#view);
    this.rest();
  }

  get view(): GridView {
    return this.#view;
  }

  /** Takes the drawn cells, or null when they are gone. */
  hold(content: Container | null): void {
    this.#content = content;
    this.#show(this.#view);
  }

  /** Another layout: a keyboard came or went, the device was turned. What was zoomed stays so, around the word. */
  setFrame(frame: GridFrame, cells: readonly number[], active: number): void {
    const zoomed = this.#view.zoom !== 1;
    this.#frame = frame;
    const view = zoomed ? boundView(frame, this.#view) : openView(frame, active);
    this.#jump(keepInSight(frame, view, cells, active));
  }

  follow(cells: readonly number[], active: number): void {
    const from = this.#goal ?? this.#view;
    const view = keepInSight(this.#frame, from, cells, active);
    if (view !== from) void this.#glide(view);
  }

  step(step: ZoomStep, active: number): void {
    void this.#glide(stepZoom(this.#frame, this.#goal ?? this.#view, step, active));
  }

  pan(by: StagePoint): void {
    this.#stop();
    this.#show(panBy(this.#frame, this.#view, by));
  }

  pinch(middle: StagePoint, factor: number): void {
    this.#stop();
    this.#show(zoomAround(this.#frame, this.#view, middle, factor));
  }

  /** The fingers are gone, or a glide has ended. */
  rest(): void {
    const { zoom, x, y } = this.rested.getState();
    const view = this.#view;
    if (zoom !== view.zoom || x !== view.x || y !== view.y) this.rested.setState(view, true);
  }

  destroy(): void {
    this.#stop();
    this.#content = null;
  }

  #jump(view: GridView): void {
    this.#stop();
    this.#show(view);
    this.rest();
  }

  async #glide(view: GridView): Promise<void> {
    if (this.#isStill()) return this.#jump(view);
    this.#stop();
    const moving = { ...this.#view };
    this.#moving = moving;
    this.#goal = view;
    const onUpdate = () => this.#show({ ...moving });
    await tween(moving, { ...view, onUpdate } as GridView, GLIDE_MS);
    if (this.#moving !== moving) return;
    this.#goal = null;
    this.rest();
  }

  #stop(): void {
    stopTweens(this.#moving);
    this.#goal = null;
    this.#moving = { ...this.#view };
  }

  #show(view: GridView): void {
    this.#view = view;
    const { gridWindow } = this.#frame;
    const { zoom, x, y } = view;
    this.#content?.position.set(x, y);
    this.#content?.scale.set(zoom);
    const margin = WINDOW_MARGIN;
    const clip = {
      x: gridWindow.x - margin,
      y: gridWindow.y - margin,
      width: gridWindow.width + margin * 2,
      height: gridWindow.height + margin * 2,
    };
    this.twins.setState(
      {
        x: gridWindow.x * (1 - zoom) + x,
        y: gridWindow.y * (1 - zoom) + y,
        zoom,
        ...(isLarger(this.#frame, view) ? { clip } : {}),
      },
      true,
    );
  }
}
