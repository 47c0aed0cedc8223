import { Bodies, Body, Composite, Engine } from 'matter-js';
import { Container, Sprite } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';

const COUNT = 60;
/** Matter's own step, and how much time one covers here: bubbles are slow, and between steps are shown on their way. */
const BASE_MS = 1000 / 60;
const PACE = 2;
const STEP_MS = BASE_MS * PACE;
const BURST_MS = 260;
/** Reach of a tap on the water, stage units. */
const TAP_REACH = 110;

interface Bubble {
  body: Body;
  sprite: Sprite;
  radius: number;
  /** 0–1, differs from bubble to bubble. */
  own: number;
  /** Where it was before the newest step. */
  fromX: number;
  fromY: number;
  /** Milliseconds left of bursting; 0 while whole. */
  bursting: number;
}

/** Sixty bubbles that rise, push each other, give way to the pet and to taps. */
export class BubbleField extends Container {
  readonly #place: SeaPlace;
  readonly #engine = Engine.create({ gravity: { x: 0, y: 0 }, timing: { timestamp: 0, timeScale: PACE } });
  readonly #bubbles: Bubble[] = [];
  readonly #pet = Bodies.circle(-9999, 0, 120, { isStatic: true });
  readonly #force = { x: 0, y: 0 };
  readonly #velocity = { x: 0, y: 0 };
  readonly #position = { x: 0, y: 0 };
  #behind = 0;
  #timeMs = 0;

  constructor(place: SeaPlace) {
    super();
    this.#place = place;
    this.eventMode = 'none';
    Composite.add(this.#engine.world, this.#pet);
    for (let at = 0; at < COUNT; at += 1) {
      const own = (at * 0.618) % 1;
      // Many small ones, few large ones.
      const radius = 4 + own ** 3 * 17;
      const body = Bodies.circle(0, 0, radius, { frictionAir: 0.045, restitution: 0.4, friction: 0, density: 0.0004 });
      const sprite = new Sprite({
        texture: place.texture('fx/bubble'),
        anchor: 0.5,
        tint: place.look.bubbles,
      });
      const bubble = { body, sprite, radius, own, fromX: 0, fromY: 0, bursting: 0 };
      this.#bubbles.push(bubble);
      this.addChild(sprite);
      Composite.add(this.#engine.world, body);
      this.#rise(bubble, (at * 0.414 + 0.1) % 1);
    }
  }

  /** Where the pet is: bubbles give way. */
  setPet(x: number, y: number, radius: number): void {
    const scale = radius / (this.#pet.circleRadius ?? radius);
    if (Math.abs(scale - 1) > 0.01) Body.scale(this.#pet, scale, scale);
    this.#velocity.x = x - this.#pet.position.x;
    this.#velocity.y = y - this.#pet.position.y;
    const near = Math.abs(this.#velocity.x) + Math.abs(this.#velocity.y) < 200;
    this.#position.x = x;
    this.#position.y = y;
    Body.setPosition(this.#pet, this.#position);
    if (!near) this.#velocity.x = this.#velocity.y = 0;
    Body.setVelocity(this.#pet, this.#velocity);
  }

  /** A tap on the water bursts the bubble it hits and pushes the ones around. Returns true when one burst. */
  tap(x: number, y: number): boolean {
    let burst = false;
    for (const bubble of this.#bubbles) {
      const dx = bubble.body.position.x - x;
      const dy = bubble.body.position.y - y;
      const distance = Math.hypot(dx, dy) || 1;
      if (distance < bubble.radius + 14 && bubble.bursting === 0) {
        this.#burst(bubble);
        burst = true;
      } else if (distance < TAP_REACH) {
        const push = (1 - distance / TAP_REACH) * 5;
        this.#velocity.x = bubble.body.velocity.x + (dx / distance) * push;
        this.#velocity.y = bubble.body.velocity.y + (dy / distance) * push;
        Body.setVelocity(bubble.body, this.#velocity);
      }
    }
    return burst;
  }

  /** At most one step: a device that is late has no time for more, and its bubbles rise more slowly. */
  update(deltaMs: number): void {
    this.#behind += deltaMs * (this.#place.calm ? 0.4 : 1);
    if (this.#behind >= STEP_MS) {
      this.#behind = Math.min(this.#behind - STEP_MS, STEP_MS);
      this.#timeMs += STEP_MS;
      this.#lift();
      Engine.update(this.#engine, BASE_MS);
    }
    for (let at = 0; at < this.#bubbles.length; at += 1) {
      const bubble = this.#bubbles[at];
      if (bubble) this.#show(bubble, deltaMs);
    }
  }

  override destroy(): void {
    Composite.clear(this.#engine.world, false);
    Engine.clear(this.#engine);
    super.destroy({ children: true });
  }

  #lift(): void {
    for (let at = 0; at < this.#bubbles.length; at += 1) {
      const bubble = this.#bubbles[at];
      if (!bubble || bubble.bursting > 0) continue;
      const { body, own, radius } = bubble;
      bubble.fromX = body.position.x;
      bubble.fromY = body.position.y;
      this.#force.y = -body.mass * (0.00006 + radius * 0.0000028);
      this.#force.x = body.mass * Math.sin(this.#timeMs / 900 + own * 20) * 0.00002;
      Body.applyForce(body, body.position, this.#force);
    }
  }

  #show(bubble: Bubble, deltaMs: number): void {
    const { body, sprite, radius, own } = bubble;
    const { bleed } = this.#place;
    if (bubble.bursting > 0) {
      bubble.bursting -= deltaMs;
      const gone = 1 - Math.max(0, bubble.bursting) / BURST_MS;
      sprite.alpha = 1 - gone;
      sprite.scale.set(((radius * 2) / 64) * (0.9 + gone * 0.7));
      if (bubble.bursting <= 0) this.#rise(bubble, 0);
      return;
    }
    const { x, y } = body.position;
    const share = this.#behind / STEP_MS;
    if (y < bleed.y - 40 || x < bleed.x - 60 || x > bleed.x + bleed.width + 60) this.#rise(bubble, 0);
    const wobble = Math.sin(this.#timeMs / 260 + own * 30) * 0.06;
    const size = (radius * 2) / 64;
    const { fromX, fromY } = bubble;
    sprite.position.set(fromX + (body.position.x - fromX) * share, fromY + (body.position.y - fromY) * share);
    sprite.scale.set(size * (1 + wobble), size * (1 - wobble));
  }

  #burst(bubble: Bubble): void {
    bubble.bursting = BURST_MS;
    bubble.sprite.texture = this.#place.texture('fx/bubble-burst');
  }

  /** Begins again from the sand; `share` of the way up already done. */
  #rise(bubble: Bubble, share: number): void {
    const { bleed, groundY } = this.#place;
    bubble.bursting = 0;
    bubble.sprite.texture = this.#place.texture('fx/bubble');
    bubble.sprite.alpha = 0.55 + bubble.own * 0.4;
    // Most come from a few springs in the sand, the rest from anywhere.
    const spring = [0.13, 0.36, 0.7, 0.88][Math.floor(bubble.own * 40) % 4] ?? 0.5;
    const wander = ((bubble.own * 7.3 + this.#timeMs / 977) % 1) - 0.5;
    this.#position.x = bleed.x + bleed.width * (bubble.own < 0.7 ? spring + wander * 0.09 : 0.5 + wander * 0.96);
    this.#position.y = groundY + 40 - share * (groundY - bleed.y);
    this.#velocity.x = 0;
    this.#velocity.y = -0.5;
    Body.setPosition(bubble.body, this.#position);
    Body.setVelocity(bubble.body, this.#velocity);
    bubble.fromX = this.#position.x;
    bubble.fromY = this.#position.y;
  }
}
