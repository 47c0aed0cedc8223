import { Sprite } from 'pixi.js';
import type { MoodFace, Mouth } from './moodFaces.ts';
import { type PetNode, showFrame, type TextureOf } from './PetNode.ts';
import { type FaceSide, faceSides } from './rigs/faceParts.ts';

/** What an action may put over the mood for a while. */
export interface Expression {
  readonly mouth?: Mouth;
  readonly eyes?: MoodFace['eyes'];
  readonly sparkle?: boolean;
}

interface Eye {
  readonly white: PetNode;
  readonly pupil: PetNode;
  readonly shine: PetNode;
  readonly lid: PetNode;
  readonly closed: PetNode;
}

const PUPIL_REACH_X = 5.2;
const PUPIL_REACH_Y = 5.6;
/** The whole face slides a little where the pet looks, which makes the flat head look round. */
const FACE_REACH_X = 7;
const FACE_REACH_Y = 5;
const BLINK_SECONDS = 0.17;
/** A sleepy pet opens its eyes half for a moment now and then. */
const DOZE_SECONDS = 4.6;
const PEEK_SECONDS = 1.5;

/** Eyes that look and blink, brows, cheeks and mouth of one pet. */
export class PetFace {
  /** Where the pet looks, −1…1 each way; eased towards `setGaze`. */
  gazeX = 0;
  gazeY = 0;
  readonly #textures: TextureOf;
  readonly #random: () => number;
  readonly #part: (name: string) => PetNode;
  readonly #eyes: readonly Eye[];
  readonly #bubble: Sprite;
  #mood: MoodFace;
  #over: Expression = {};
  #targetX = 0;
  #targetY = 0;
  #untilBlink = 1.4;
  #blink = 0;
  #time = 0;

  constructor(nodes: ReadonlyMap<string, PetNode>, textures: TextureOf, mood: MoodFace, random: () => number) {
    this.#textures = textures;
    this.#random = random;
    this.#part = (name) => {
      const node = nodes.get(name);
      if (!node) throw new Error(`pet without ${name}`);
      return node;
    };
    this.#eyes = faceSides.map((side) => this.#eyeOf(side));
    const mouth = this.#part('mouth').container;
    this.#bubble = new Sprite(textures('fx/bubble'));
    this.#bubble.position.set(12, 2);
    this.#bubble.anchor.set(0, 0.9);
    this.#bubble.visible = false;
    mouth.addChild(this.#bubble);
    this.#mood = mood;
    this.setMood(mood);
  }

  setMood(mood: MoodFace): void {
    this.#mood = mood;
    for (const side of faceSides) {
      this.#part(`cheek-${side}`).container.alpha = mood.cheek;
      const brow = this.#part(`brow-${side}`).container;
      brow.visible = mood.brow !== null;
      brow.rotation = (side === 'left' ? -1 : 1) * (mood.brow ?? 0);
      this.#part(`eye-${side}-pupil`).container.scale.set(mood.pupil);
    }
    this.#show();
  }

  /** Puts an expression over the mood; an empty one takes it away again. */
  express(expression: Expression): void {
    this.#over = expression;
    this.#show();
  }

  setGaze(x: number, y: number): void {
    this.#targetX = x;
    this.#targetY = y;
  }

  update(dt: number, calm: boolean): void {
    this.#time += dt;
    const ease = 1 - Math.exp(-dt * 9);
    this.gazeX += (this.#targetX - this.gazeX) * ease;
    this.gazeY += (this.#targetY - this.gazeY) * ease;
    const face = this.#part('face');
    face.container.position.set(face.spec.x + this.gazeX * FACE_REACH_X, face.spec.y + this.gazeY * FACE_REACH_Y);
    this.#blinkOn(dt);
    const lid = this.#lidNow();
    for (const eye of this.#eyes) {
      eye.pupil.container.position.set(this.gazeX * PUPIL_REACH_X, this.gazeY * PUPIL_REACH_Y);
      eye.shine.container.position.set(this.gazeX * 2, this.gazeY * 2);
      this.#setLid(eye, lid);
    }
    this.#blowBubble(calm);
  }

  get #eyesNow(): MoodFace['eyes'] {
    return this.#over.eyes ?? this.#mood.eyes;
  }

  #eyeOf(side: FaceSide): Eye {
    const part = (name: string) => this.#part(`eye-${side}-${name}`);
    return {
      white: part('white'),
      pupil: part('pupil'),
      shine: part('shine'),
      lid: part('lid'),
      closed: part('closed'),
    };
  }

  #show(): void {
    const mouth = this.#part('mouth').sprite;
    if (mouth) showFrame(mouth, this.#textures(`pet/face/mouth-${this.#over.mouth ?? this.#mood.mouth}`));
    const shine = this.#textures(`pet/face/eye-${(this.#over.sparkle ?? this.#mood.sparkle) ? 'sparkle' : 'shine'}`);
    const line = this.#textures(`pet/face/eye-${this.#eyesNow === 'happy' ? 'happy' : 'closed'}`);
    for (const eye of this.#eyes) {
      if (eye.shine.sprite) showFrame(eye.shine.sprite, shine);
      if (eye.closed.sprite) showFrame(eye.closed.sprite, line);
    }
  }

  /** 0 open, 1 shut. */
  #lidNow(): number {
    const eyes = this.#eyesNow;
    if (eyes === 'happy') return 1;
    const dozing =
      eyes === 'closed' && (this.#over.eyes === 'closed' || this.#time % DOZE_SECONDS < DOZE_SECONDS - PEEK_SECONDS);
    if (dozing) return 1;
    const rest = this.#over.eyes === 'open' ? 0 : this.#mood.lid;
    const shut = this.#blink > 0 ? Math.sin((1 - this.#blink / BLINK_SECONDS) * Math.PI) : 0;
    return Math.max(rest, shut * 1.12);
  }

  #setLid(eye: Eye, lid: number): void {
    const shut = lid > 0.95;
    eye.white.container.visible = !shut;
    eye.pupil.container.visible = !shut;
    eye.shine.container.visible = !shut;
    eye.closed.container.visible = shut;
    // A sliver of lid would be only its dark edge.
    eye.lid.container.visible = !shut && lid > 0.15;
    eye.lid.container.scale.y = lid;
  }

  #blinkOn(dt: number): void {
    this.#blink = Math.max(0, this.#blink - dt);
    this.#untilBlink -= dt;
    if (this.#untilBlink > 0) return;
    this.#blink = BLINK_SECONDS;
    const twice = this.#random() < 0.18;
    this.#untilBlink = twice ? 0.28 : 2.2 + this.#random() * 3.4;
  }

  #blowBubble(calm: boolean): void {
    const asleep =
      !calm && this.#mood.eyes === 'closed' && this.#over.eyes === undefined && this.#over.mouth === undefined;
    this.#bubble.visible = asleep;
    if (asleep) this.#bubble.scale.set(0.22 + 0.3 * (0.5 - 0.5 * Math.cos(this.#time * 1.35)));
  }
}
