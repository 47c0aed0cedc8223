import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';
import { tinted } from './seaLooks.ts';

/** Schools: which fish, how many, how large, how deep (0 near – 1 far), where and how fast they swim. */
const schools = [
  { frame: 'item/tropical-fish', count: 5, scale: 0.19, depth: 0.1, high: 0.34, pace: 26_000, spread: 84 },
  { frame: 'item/fish', count: 4, scale: 0.16, depth: 0.45, high: 0.56, pace: 34_000, spread: 76 },
  { frame: 'item/blowfish', count: 1, scale: 0.23, depth: 0, high: 0.72, pace: 47_000, spread: 10 },
  { frame: 'item/fish', count: 2, scale: 0.12, depth: 0.75, high: 0.2, pace: 41_000, spread: 50 },
] as const;

const HAZE = 0x9edfe4;
/** Far enough ahead to see which way a fish is going to swim. */
const AHEAD_MS = 600;

interface Fish {
  sprite: Sprite;
  school: number;
  member: number;
  /** 0–1, differs from fish to fish. */
  own: number;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  scale: number;
  /** 1 as it is drawn, to the left, −1 to the right; eases when the fish turns round. */
  facing: number;
}

/**
 * Twelve fish in the background. Each school follows a slow leader path; members keep their place in it loosely,
 * lag behind in turns and come together again.
 */
export class FishSchool extends Container {
  readonly #fish: Fish[] = [];
  readonly #place: SeaPlace;

  constructor(place: SeaPlace) {
    super();
    this.#place = place;
    this.eventMode = 'none';
    schools.forEach(({ frame, count, scale, depth }, school) => {
      for (let member = 0; member < count; member += 1) {
        const sprite = new Sprite({ texture: place.texture(frame), anchor: 0.5, alpha: 1 - depth * 0.55 });
        sprite.tint = tinted(depth > 0.3 ? HAZE : 0xffffff, place.look.fish);
        const own = (member * 0.618 + school * 0.31) % 1;
        const size = scale * (0.85 + own * 0.3);
        this.#fish.push({ sprite, school, member, own, x: 0, y: 0, speedX: 0, speedY: 0, scale: size, facing: 1 });
        this.addChild(sprite);
      }
    });
    for (const fish of this.#fish) {
      this.#aim(fish, 0);
      fish.x = this.#aimX;
      fish.y = this.#aimY;
      const { x } = fish;
      this.#aim(fish, AHEAD_MS);
      fish.facing = this.#aimX > x ? -1 : 1;
      this.#show(fish, 0);
    }
  }

  update(deltaMs: number, timeMs: number): void {
    const pace = this.#place.calm ? 0.3 : 1;
    const seconds = (deltaMs / 1000) * pace;
    for (let at = 0; at < this.#fish.length; at += 1) {
      const fish = this.#fish[at];
      if (!fish) continue;
      this.#aim(fish, timeMs * pace);
      // A soft spring towards the place in the school, with the water's drag.
      fish.speedX += ((this.#aimX - fish.x) * 1.5 - fish.speedX * 1.6) * seconds;
      fish.speedY += ((this.#aimY - fish.y) * 1.5 - fish.speedY * 1.6) * seconds;
      fish.x += fish.speedX * seconds;
      fish.y += fish.speedY * seconds;
      const wanted = fish.speedX > 4 ? -1 : fish.speedX < -4 ? 1 : Math.sign(fish.facing);
      fish.facing += (wanted - fish.facing) * Math.min(1, seconds * 5);
      this.#show(fish, timeMs);
    }
  }

  #aimX = 0;
  #aimY = 0;

  /** Where the fish wants to be; kept in fields, so that a frame allocates nothing. */
  #aim(fish: Fish, timeMs: number): void {
    const school = schools[fish.school];
    if (!school) return;
    const { bleed, groundY } = this.#place;
    const turn = timeMs / school.pace + fish.school * 1.9 - fish.own * 0.05;
    const height = groundY - bleed.y;
    const reach = bleed.width * 0.56;
    const centerX = bleed.x + bleed.width / 2;
    const angle = fish.member * 2.4;
    this.#aimX =
      centerX +
      Math.sin(turn * 2 * Math.PI) * reach +
      Math.cos(angle) * school.spread +
      Math.sin(timeMs / 2300 + angle) * 14;
    this.#aimY =
      bleed.y +
      height * school.high +
      Math.sin(turn * 6.1 + fish.school) * height * 0.1 +
      Math.sin(angle) * school.spread * 0.5 +
      Math.sin(timeMs / 1700 + angle * 2) * 9;
  }

  #show(fish: Fish, timeMs: number): void {
    const { sprite, scale, own } = fish;
    const beat = Math.sin(timeMs / (150 + own * 60) + own * 9);
    sprite.position.set(fish.x, fish.y);
    // Never edge-on: a fish that turns is foreshortened, not gone.
    const facing = Math.abs(fish.facing) < 0.25 ? 0.25 * (Math.sign(fish.facing) || 1) : fish.facing;
    sprite.scale.set(scale * facing * (1 + beat * 0.05), scale);
    const climb = Math.max(-0.35, Math.min(0.35, fish.speedY / 90));
    sprite.rotation = (fish.facing > 0 ? -climb : climb) + beat * 0.03;
  }
}
