import { Container, Sprite, type Texture } from 'pixi.js';
import type { StagePoint } from '../../engine/Rect.ts';

interface Spark {
  sprite: Sprite;
  velocityX: number;
  velocityY: number;
  spin: number;
  /** Milliseconds lived and to live; it waits while its age is below 0. */
  age: number;
  life: number;
  size: number;
  /** Stage units per second². */
  gravity: number;
}

const POOL = 140;

/** Sparkles, stars and bubbles for what went well. A fixed pool: nothing is made while playing. */
export class Celebration extends Container {
  readonly #textures: readonly Texture[];
  readonly #sparks: Spark[];
  #next = 0;

  constructor(textures: readonly Texture[]) {
    super({ eventMode: 'none' });
    this.#textures = textures;
    this.#sparks = Array.from({ length: POOL }, () => {
      const sprite = new Sprite({ anchor: 0.5, visible: false });
      this.addChild(sprite);
      return { sprite, velocityX: 0, velocityY: 0, spin: 0, age: 0, life: 0, size: 0, gravity: 0 };
    });
  }

  /** A small burst at one place, after a delay in milliseconds. */
  burst(at: StagePoint, delayMs = 0, count = 7): void {
    for (let index = 0; index < count; index += 1) {
      const turn = (index / count) * Math.PI * 2 + 0.4;
      const speed = 90 + (index % 3) * 50;
      this.#spark(
        at,
        Math.cos(turn) * speed,
        Math.sin(turn) * speed - 40,
        delayMs,
        650 + (index % 4) * 90,
        22 + (index % 3) * 9,
        120,
      );
    }
  }

  /** A shower over the whole width. */
  shower(left: number, width: number, top: number): void {
    for (let index = 0; index < 90; index += 1) {
      const share = (index * 0.618034) % 1;
      const at = { x: left + width * share, y: top - 30 - (index % 5) * 24 };
      this.#spark(
        at,
        ((index % 7) - 3) * 22,
        60 + (index % 4) * 40,
        (index % 9) * 90,
        2400 + (index % 5) * 220,
        24 + (index % 4) * 8,
        160,
      );
    }
  }

  /** Ends everything at once. */
  clear(): void {
    for (const spark of this.#sparks) {
      spark.life = 0;
      spark.sprite.visible = false;
    }
  }

  update(deltaMs: number): void {
    const seconds = deltaMs / 1000;
    for (const spark of this.#sparks) {
      if (spark.life === 0) continue;
      spark.age += deltaMs;
      if (spark.age < 0) continue;
      const { sprite } = spark;
      const share = spark.age / spark.life;
      if (share >= 1) {
        spark.life = 0;
        sprite.visible = false;
        continue;
      }
      sprite.visible = true;
      spark.velocityY += spark.gravity * seconds;
      sprite.x += spark.velocityX * seconds;
      sprite.y += spark.velocityY * seconds;
      sprite.rotation += spark.spin * seconds;
      sprite.alpha = share < 0.7 ? 1 : (1 - share) / 0.3;
      sprite.setSize(spark.size * Math.min(1, share * 6 + 0.2));
    }
  }

  #spark(
    at: StagePoint,
    velocityX: number,
    velocityY: number,
    delay: number,
    life: number,
    size: number,
    gravity: number,
  ): void {
    const spark = this.#sparks[this.#next % POOL];
    const texture = this.#textures[this.#next % this.#textures.length];
    this.#next += 1;
    if (!spark || !texture) return;
    Object.assign(spark, { velocityX, velocityY, life, size, gravity, age: -delay, spin: (this.#next % 5) - 2 });
    spark.sprite.texture = texture;
    spark.sprite.visible = false;
    spark.sprite.position.set(at.x, at.y);
  }
}
