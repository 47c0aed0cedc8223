import { gsap } from 'gsap';
import { Texture } from 'pixi.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PointerTracker } from '#game/engine/PointerTracker.ts';
import { PetActor } from './PetActor.ts';
import { REST } from './rest/PetRest.ts';

let now = 5_000;
beforeAll(() => gsap.ticker.remove(gsap.updateRoot));
afterAll(() => {
  gsap.ticker.add(gsap.updateRoot);
});

const water = { left: 20, top: 110, right: 1260, bottom: 620 };
const place = { x: 640, y: 348, scale: 1.06 };

function actorOf({ reducedMotion = false, mood = 'calm' as 'calm' | 'sleepy' } = {}): PetActor {
  const actor = new PetActor({
    texture: () => Texture.WHITE,
    reducedMotion,
    groundY: 530,
    place,
    water,
    openWater: water,
    bleed: { x: 0, y: 0, width: 1280, height: 800 },
    rings: 5,
    pointers: new PointerTracker(),
    sound: () => {},
    onMoved: () => {},
  });
  actor.setLook({ species: 'seahorse', stage: 'young', mood });
  return actor;
}

function pass(actor: PetActor, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    now += 1 / 60;
    gsap.updateRoot(now);
    actor.update(1000 / 60, 0);
  }
}

describe('PetActor', () => {
  it('plays ball, tells how it can be joined, ends and swims home', async () => {
    const actor = actorOf();
    const played = actor.playBall('item/soccer-ball');
    pass(actor, 1);
    const show = actor.show.getState();
    expect(show?.is).toBe('ball');
    if (show?.is === 'ball') show.throwIt();
    pass(actor, 45);
    await played;
    expect(actor.show.getState()).toBeNull();
    pass(actor, 6);
    expect(Math.hypot(actor.view.x - place.x, actor.view.y - place.y)).toBeLessThan(2);
    actor.destroy();
  });

  it('swims the course and tells each ring that is passed or cheered at', async () => {
    const actor = actorOf();
    const swum = actor.runCourse();
    const show = () => {
      const event = actor.show.getState();
      return event?.is === 'course' ? event : null;
    };
    show()?.cheer(4);
    show()?.cheer();
    expect(show()?.rings.map((ring) => ring.cheered)).toEqual([true, false, false, false, true]);
    pass(actor, 4);
    expect(show()?.rings[0]?.passed).toBe(true);
    pass(actor, 35);
    await expect(swum).resolves.toEqual({ cheers: 2, rings: 5 });
    expect(actor.show.getState()).toBeNull();
    actor.destroy();
  });

  it('ends what it plays when told to, when something else begins, and with itself', async () => {
    const actor = actorOf();
    const first = actor.playBall('item/balloon');
    pass(actor, 0.5);
    const second = actor.runCourse();
    await first;
    pass(actor, 0.5);
    actor.show.getState()?.end();
    pass(actor, 0.1);
    await second;
    const third = actor.playBall('item/balloon');
    pass(actor, 0.5);
    actor.destroy();
    await third;
    expect(actor.show.getState()).toBeNull();
  });

  it('neither throws nor swims about for those who want less motion', async () => {
    const actor = actorOf({ reducedMotion: true });
    const played = actor.playBall('item/balloon');
    expect(actor.show.getState()).toBeNull();
    pass(actor, 4);
    await played;
    const swum = actor.runCourse();
    pass(actor, 4);
    await expect(swum).resolves.toEqual({ cheers: 0, rings: 5 });
    actor.destroy();
  });

  it('falls asleep when it is sleepy and left alone, and wakes when it is touched', () => {
    const actor = actorOf({ mood: 'sleepy' });
    pass(actor, REST.dozeOff + 1);
    expect(actor.asleep.getState()).toBe(true);
    expect(actor.wake()).toBe(true);
    pass(actor, 0.1);
    expect(actor.asleep.getState()).toBe(false);
    actor.destroy();
  });

  it('follows a finger through the water, never out of it, and goes home again', () => {
    const actor = actorOf();
    actor.follow({ x: 9_999, y: -9_999 });
    pass(actor, 6);
    expect(actor.view.x).toBeGreaterThan(1_000);
    expect(actor.view.x).toBeLessThan(water.right);
    expect(actor.view.y).toBeGreaterThan(water.top);
    actor.follow(null);
    pass(actor, 6);
    expect(actor.view.x).toBeCloseTo(place.x, -1);
    actor.destroy();
  });

  it('keeps a ceremony until it is ended, by whoever shows it or by its own end', async () => {
    const actor = actorOf();
    const event = {
      kind: 'levelUp',
      species: 'whale',
      nickname: '고래',
      level: 6,
      from: 'young',
      to: 'young',
    } as const;
    const first = actor.celebrate(event);
    actor.ceremony.getState()?.end();
    await first;
    expect(actor.ceremony.getState()).toBeNull();
    const second = actor.celebrate(event);
    const third = actor.celebrate({ ...event, level: 7 });
    await second;
    expect(actor.ceremony.getState()?.event.level).toBe(7);
    actor.destroy();
    await third;
  });
});
