import { Container, Sprite } from 'pixi.js';
import { showFrame, type TextureOf } from './PetNode.ts';

export const sparkFrames = {
  heart: 'fx/heart',
  star: 'fx/star',
  sparkle: 'fx/sparkle',
  note: 'fx/note',
  crumb: 'fx/crumb',
  drop: 'fx/drop',
  bubble: 'fx/bubble',
  ring: 'fx/ring',
} as const;

export interface Spark {
  readonly kind: keyof typeof sparkFrames;
  readonly x: number;
  readonly y: number;
  /** Units per second. */
  readonly speedX: number;
  readonly speedY: number;
  /** Units per second squared, down positive. */
  readonly fall: number;
  /** Seconds it lives. */
  readonly life: number;
  readonly size: number;
  /** Size gained per second. */
  readonly growth?: number;
}

interface Flying {
  readonly sprite: Sprite;
  speedX: number;
  speedY: number;
  fall: number;
  age: number;
  life: number;
  size: number;
  growth: number;
  turn: number;
}

const POOL = 20;

/** A fixed number of small pictures that fly off the pet; the oldest is taken again when all are in the air. */
export class PetSparks extends Container {
  readonly #textures: TextureOf;
  readonly #flying: Flying[] = [];
  #next = 0;

  constructor(textures: TextureOf) {
    super();
    this.#textures = textures;
    for (let i = 0; i < POOL; i += 1) {
      const sprite = new Sprite({ texture: textures(sparkFrames.sparkle), anchor: 0.5, visible: false });
      this.addChild(sprite);
      this.#flying.push({ sprite, speedX: 0, speedY: 0, fall: 0, age: 0, life: 0, size: 1, growth: 0, turn: 0 });
    }
  }

  launch(spark: Spark): void {
    const flying = this.#flying[this.#next];
    this.#next = (this.#next + 1) % POOL;
    if (!flying) return;
    showFrame(flying.sprite, this.#textures(sparkFrames[spark.kind]));
    flying.sprite.position.set(spark.x, spark.y);
    flying.sprite.rotation = spark.kind === 'note' ? -0.12 : 0;
    flying.sprite.visible = true;
    flying.speedX = spark.speedX;
    flying.speedY = spark.speedY;
    flying.fall = spark.fall;
    flying.age = 0;
    flying.life = spark.life;
    flying.size = spark.size;
    flying.growth = spark.growth ?? 0;
    flying.turn = spark.kind === 'star' || spark.kind === 'crumb' ? spark.speedX * 0.02 : 0;
  }

  /** `count` sparks thrown out in a circle. */
  burst(kind: Spark['kind'], count: number, x: number, y: number, speed: number, size: number): void {
    // Starts on a ring, so that the face stays free.
    const start = speed * 0.34;
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2 - Math.PI / 2 + 0.2;
      const speedX = Math.cos(angle) * speed;
      const speedY = Math.sin(angle) * speed - speed * 0.25;
      this.launch({
        kind,
        x: x + Math.cos(angle) * start,
        y: y + Math.sin(angle) * start,
        speedX,
        speedY,
        fall: speed * 0.8,
        life: 1.1,
        size,
      });
    }
  }

  update(dt: number): void {
    for (const flying of this.#flying) {
      if (!flying.sprite.visible) continue;
      flying.age += dt;
      if (flying.age >= flying.life) {
        flying.sprite.visible = false;
        continue;
      }
      const left = 1 - flying.age / flying.life;
      flying.speedY += flying.fall * dt;
      flying.speedX *= 1 - 0.8 * dt;
      flying.size += flying.growth * dt;
      flying.sprite.x += flying.speedX * dt;
      flying.sprite.y += flying.speedY * dt;
      flying.sprite.rotation += flying.turn * dt;
      flying.sprite.alpha = Math.min(1, left * 2.4);
      flying.sprite.scale.set(flying.size * Math.min(1, flying.age * 9));
    }
  }
}
