import { Circle, Container, type FederatedPointerEvent, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import { palette } from '../../config/palette.ts';
import { textStyle } from '../../config/textStyle.ts';

export interface BubbleViewOptions {
  syllable: string;
  radius: number;
  texture: Texture;
  /** Backing pixels of a stage unit. */
  sharpness: number;
  onPointerDown: (event: FederatedPointerEvent) => void;
}

/** The rim of the picture lies so far from its middle, of its whole side. */
const RIM = 29 / 64;
/** A finger may miss by so much. */
const REACH = 1.12;

/** A bubble with a syllable in it. Its middle is (0,0). */
export class BubbleView extends Container {
  readonly #skin = new Container();
  readonly #phase: number;
  readonly #letter: Text;

  constructor({ syllable, radius, texture, sharpness, onPointerDown }: BubbleViewOptions, index: number) {
    super({ eventMode: 'static', cursor: 'pointer' });
    this.hitArea = new Circle(0, 0, radius * REACH);
    this.#phase = index * 1.7;
    const milk = new Graphics().circle(0, 0, radius * 0.96).fill({ color: palette.white, alpha: 0.62 });
    const skin = new Sprite({ texture, anchor: 0.5 });
    skin.setSize(radius / RIM);
    this.#skin.addChild(milk, skin);
    this.#letter = new Text({ text: syllable, anchor: 0.5, style: textStyle(Math.round(radius * 0.98)) });
    this.#letter.resolution = sharpness;
    this.addChild(this.#skin, this.#letter);
    this.on('pointerdown', onPointerDown);
  }

  /** Breathes: the skin gives way a little, the letter stays as it is. */
  breathe(timeMs: number): void {
    const wave = Math.sin(timeMs / 620 + this.#phase) * 0.022;
    this.#skin.scale.set(1 + wave, 1 - wave);
    this.#letter.y = wave * 40;
  }

  /** Laughs. @param share 0–1 of the laugh */
  giggle(share: number): void {
    const fade = Math.sin(Math.PI * share);
    this.rotation = Math.sin(share * Math.PI * 8) * 0.24 * fade;
    this.#skin.scale.set(1 + Math.sin(share * Math.PI * 10) * 0.1 * fade);
  }

  rest(): void {
    this.rotation = 0;
    this.#skin.scale.set(1);
  }
}
