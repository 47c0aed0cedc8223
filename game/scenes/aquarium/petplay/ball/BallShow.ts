import { Circle, Container, type FederatedPointerEvent, Sprite, type Texture } from 'pixi.js';
import type { PointerTracker } from '#game/engine/PointerTracker.ts';
import type { StagePoint } from '#game/engine/Rect.ts';
import type { Performance, PerformerAction } from '../Performance.ts';
import type { WaterBox } from '../WaterBox.ts';
import { BallGame } from './BallGame.ts';

export interface BallShowOptions {
  texture: (frame: string) => Texture;
  /** The plaything: any picture of the atlas. */
  frame: string;
  water: WaterBox;
  pet: StagePoint & { radius: number };
  pointers: PointerTracker;
  action: (action: PerformerAction) => void;
  sound: (effect: string) => void;
}

/** The pet is this much smaller while it plays, so that there is water to play in. */
const PET_SCALE = 0.74;
/** A finger needs this much around the ball, stage units. */
const GRASP = 26;
/** Only a real blow makes a sound, units per second. */
const SOUND_FROM_SPEED = 220;
const FADE_MS = 260;

/** The game with the ball, drawn; the ball can be taken and thrown. */
export class BallShow implements Performance {
  readonly behind = new Container();
  readonly before = new Container();
  readonly petScale = PET_SCALE;
  readonly game: BallGame;
  readonly #ball: Sprite;
  readonly #grip = new Container();
  readonly #options: BallShowOptions;
  #finger: StagePoint | null = null;
  #fingerX = 0;
  #fingerY = 0;
  #speedX = 0;
  #speedY = 0;
  #ms = 0;

  constructor(options: BallShowOptions) {
    this.#options = options;
    const { texture, frame, water, pet, action, sound } = options;
    const radius = Math.max(30, Math.min(46, pet.radius * 0.36));
    this.game = new BallGame({
      water,
      radius,
      pet,
      petRadius: pet.radius * PET_SCALE,
      onHead: () => {
        action('header');
        sound('place');
      },
      onHit: (what, speed) => {
        if (what !== 'pet' && speed > SOUND_FROM_SPEED) sound('tap');
      },
    });
    this.#ball = new Sprite({ texture: texture(frame), anchor: 0.5 });
    this.#ball.setSize(radius * 2.1);
    this.#grip.eventMode = 'static';
    this.#grip.cursor = 'grab';
    this.#grip.hitArea = new Circle(0, 0, radius + GRASP);
    this.#grip.addChild(this.#ball);
    this.#grip.on('pointerdown', (event) => this.#take(event));
    this.before.addChild(this.#grip);
    this.#show();
  }

  get x(): number {
    return this.game.x;
  }

  get y(): number {
    return this.game.y;
  }

  get lean(): number {
    return this.game.lean;
  }

  get lookX(): number {
    return this.game.physics.x;
  }

  get lookY(): number {
    return this.game.physics.y;
  }

  get ended(): boolean {
    return this.game.ended;
  }

  /** By key or button. */
  throwIt(): void {
    this.game.throwIt();
    this.#options.sound('swim');
  }

  end(): void {
    this.game.end();
  }

  update(deltaMs: number): void {
    this.#ms += deltaMs;
    this.#feelFinger(deltaMs);
    this.game.step(deltaMs);
    this.#show();
  }

  destroy(): void {
    this.game.destroy();
    this.behind.destroy({ children: true });
    this.before.destroy({ children: true });
  }

  #show(): void {
    const { physics } = this.game;
    this.#grip.position.set(physics.x, physics.y);
    this.#ball.rotation = physics.angle;
    this.#grip.alpha = Math.min(1, this.#ms / FADE_MS);
  }

  #take(event: FederatedPointerEvent): void {
    const { pointers } = this.#options;
    const { physics } = this.game;
    if (this.#finger || this.game.ended) return;
    event.stopPropagation();
    const at = pointers.at(event);
    this.#finger = at;
    this.#fingerX = at.x;
    this.#fingerY = at.y;
    this.#speedX = 0;
    this.#speedY = 0;
    physics.hold();
    const letGo = (throws: boolean) => {
      this.#finger = null;
      if (this.game.ended) return;
      if (throws) this.game.throwIt({ x: this.#speedX, y: this.#speedY });
      else physics.throwIt(0, 0);
    };
    pointers
      .track(event, {
        onMove: (to) => {
          this.#finger = to;
        },
        onEnd: () => letGo(true),
        onCancel: () => letGo(false),
      })
      .claim();
  }

  /** The finger's own speed, smoothed, is the speed of the throw. */
  #feelFinger(deltaMs: number): void {
    const finger = this.#finger;
    if (!finger || deltaMs <= 0) return;
    const ease = 1 - Math.exp(-deltaMs / 60);
    this.#speedX += (((finger.x - this.#fingerX) / deltaMs) * 1000 - this.#speedX) * ease;
    this.#speedY += (((finger.y - this.#fingerY) / deltaMs) * 1000 - this.#speedY) * ease;
    this.#fingerX = finger.x;
    this.#fingerY = finger.y;
    this.game.physics.dragTo(finger);
  }
}
