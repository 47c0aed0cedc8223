import { gsap } from 'gsap';
import { type Container, Texture } from 'pixi.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { petMoods, petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { petActions } from './actions/ActionContext.ts';
import type { PetLook } from './PetLook.ts';
import { PetView } from './PetView.ts';

/** Seconds on gsap's clock, moved by hand: nothing here waits for real time. */
let now = 0;
const asked = new Set<string>();

beforeAll(() => {
  gsap.ticker.remove(gsap.updateRoot);
});
afterAll(() => {
  gsap.ticker.add(gsap.updateRoot);
});
beforeEach(() => {
  asked.clear();
});

function textures(frame: string): Texture {
  asked.add(frame);
  return Texture.EMPTY;
}

function petOf(look: Partial<PetLook> = {}, reducedMotion = false): PetView {
  const pet = new PetView({ textures, reducedMotion, random: () => 0.5 });
  pet.setLook({ species: 'octopus', stage: 'young', mood: 'calm', ...look });
  return pet;
}

function pass(pet: PetView, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    now += 1 / 60;
    gsap.updateRoot(now);
    pet.update(1000 / 60);
  }
}

function part(pet: Container, label: string): Container {
  const found = pet.getChildByLabel(label, true);
  if (!found) throw new Error(`no part ${label}`);
  return found;
}

function figure(pet: PetView): Container {
  return pet.children[1] as Container;
}

async function settled(promise: Promise<void>): Promise<boolean> {
  return await Promise.race([
    promise.then(() => true),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => false),
  ]);
}

describe('PetView at rest', () => {
  it.each(petSpecies)('%s moves its limbs and breathes', (species) => {
    const pet = petOf({ species });
    const limb = {
      octopus: 'arm-front-left-3',
      whale: 'fluke',
      turtle: 'flipper-left',
      seahorse: 'tail-3',
      pufferfish: 'fin-left',
    }[species];
    const before = part(pet, limb).rotation;
    pass(pet, 0.5);
    expect(part(pet, limb).rotation).not.toBeCloseTo(before, 3);
    pet.destroy();
  });

  it('looks where the pointer is, on both sides', () => {
    const pet = petOf();
    pet.position.set(640, 400);
    pet.lookAt(1200, 400);
    pass(pet, 1);
    const right = part(pet, 'eye-left-pupil').x;
    pet.lookAt(100, 400);
    pass(pet, 1);
    expect(right).toBeGreaterThan(3);
    expect(part(pet, 'eye-left-pupil').x).toBeLessThan(-3);
    pet.destroy();
  });

  it('trails its arms behind when it is moved, towards the same side left and right', () => {
    const still = petOf();
    const moved = petOf();
    for (let frame = 0; frame < 12; frame += 1) {
      still.update(1000 / 60);
      moved.x += 6;
      moved.update(1000 / 60);
    }
    for (const arm of ['arm-front-left', 'arm-front-right']) {
      expect(part(moved, arm).rotation - part(still, arm).rotation).toBeGreaterThan(0.01);
    }
    still.destroy();
    moved.destroy();
  });

  it('blinks', () => {
    const pet = petOf();
    const shut = new Set<boolean>();
    for (let frame = 0; frame < 60 * 6; frame += 1) {
      pet.update(1000 / 60);
      shut.add(part(pet, 'eye-left-closed').visible);
    }
    expect(shut).toEqual(new Set([true, false]));
    pet.destroy();
  });

  it('changes its mood without building a new body', () => {
    const pet = petOf();
    const head = part(pet, 'head');
    pet.setLook({ species: 'octopus', stage: 'young', mood: 'sleepy' });
    expect(part(pet, 'head')).toBe(head);
    expect(asked).toContain('pet/face/mouth-sleepy');
    pet.setLook({ species: 'octopus', stage: 'grown', mood: 'sleepy' });
    expect(part(pet, 'head')).not.toBe(head);
    pet.destroy();
  });
});

describe('PetView in action', () => {
  it.each(petActions)('%s ends where it began', async (action) => {
    const pet = petOf();
    const ended = pet.play(action);
    pass(pet, 0.4);
    expect(await settled(ended)).toBe(false);
    pass(pet, 4);
    expect(await settled(ended)).toBe(true);
    expect(figure(pet).scale.x).toBeCloseTo(1, 2);
    expect(figure(pet).x).toBeCloseTo(0, 2);
    pet.destroy();
  });

  it('hatches into a baby of its species', async () => {
    const pet = petOf({ species: 'turtle', stage: 'egg' });
    const ended = pet.play('hatch');
    pass(pet, 5);
    expect(await settled(ended)).toBe(true);
    expect(part(pet, 'shell')).toBeDefined();
    expect(pet.getChildByLabel('egg', true)).toBeNull();
    pet.destroy();
  });

  it('may be interrupted by another action, another body, or its end', async () => {
    const pet = petOf();
    const first = pet.play('eat');
    pass(pet, 0.4);
    const second = pet.play('levelUp');
    expect(await settled(first)).toBe(true);
    pass(pet, 0.4);
    pet.setLook({ species: 'octopus', stage: 'grown', mood: 'joyful' });
    expect(await settled(second)).toBe(true);
    const third = pet.play('wave');
    pass(pet, 0.2);
    pet.destroy();
    expect(await settled(third)).toBe(true);
  });

  it('keeps its place for those who want less motion', async () => {
    const pet = petOf({}, true);
    const ended = pet.play('levelUp');
    for (let frame = 0; frame < 180; frame += 1) {
      pass(pet, 1 / 60);
      expect(Math.abs(figure(pet).y)).toBeLessThan(4);
      expect(figure(pet).scale.y).toBe(1);
    }
    expect(await settled(ended)).toBe(true);
    pet.destroy();
  });
});

describe('PetView asked for anything', () => {
  const bodies = petSpecies.flatMap((species) => petStages.map((stage) => ({ species, stage })));
  const dressed = { head: 'item/top-hat', face: 'item/glasses', neck: 'item/scarf' };

  it.each(bodies)('$species $stage never loses a number in 10,000 steps of chance', ({ species, stage }) => {
    const pet = petOf({ species, stage });
    const nodes: Container[] = [];
    const gather = (node: Container) => {
      nodes.push(node);
      for (const child of node.children) gather(child);
    };
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let step = 0; step < 10_000; step += 1) {
      const chance = random();
      if (chance < 0.01) void pet.play(petActions[Math.floor(random() * petActions.length)] ?? 'wave');
      else if (chance < 0.014) pet.stop();
      else if (chance < 0.018) pet.finish();
      else if (chance < 0.02) pet.setAsleep(random() < 0.5);
      else if (chance < 0.022) {
        const mood = petMoods[Math.floor(random() * petMoods.length)] ?? 'calm';
        pet.setLook({ species, stage, mood, worn: random() < 0.5 ? dressed : {} });
      } else if (chance < 0.08) pet.position.set(random() * 1280, random() * 800);
      else if (chance < 0.12) pet.lookAt(random() * 1280, random() * 800);
      now += 1 / 60;
      gsap.updateRoot(now);
      pet.update(random() * 60);
    }
    gather(pet);
    for (const { label, x, y, rotation, scale, alpha } of nodes) {
      for (const value of [x, y, rotation, scale.x, scale.y, alpha]) {
        expect(Number.isFinite(value), `${label} has a number that is none`).toBe(true);
      }
    }
    pet.destroy();
  });

  it('shows the end of what is skipped: a baby, at any moment of hatching', () => {
    for (const seconds of [0, 0.4, 1.3, 2.2, 2.49, 2.6, 3.5]) {
      const pet = petOf({ species: 'seahorse', stage: 'egg' });
      void pet.play('hatch');
      pass(pet, seconds);
      pet.finish();
      pass(pet, 0.6);
      expect(part(pet, 'torso')).toBeDefined();
      expect(figure(pet).scale.x).toBeCloseTo(1, 2);
      pet.destroy();
    }
  });

  it('wears what the look says, on its head also while that moves', () => {
    const pet = petOf({ worn: { head: 'item/top-hat' } });
    expect(part(pet, 'outfit-head').parent?.parent).toBe(part(pet, 'wear-head'));
    expect(part(pet, 'wear-head').parent).toBe(part(pet, 'head'));
    expect(part(pet, 'accessory').visible).toBe(false);
    pet.setLook({ species: 'octopus', stage: 'young', mood: 'calm' });
    expect(pet.getChildByLabel('outfit-head', true)).toBeNull();
    expect(part(pet, 'accessory').visible).toBe(true);
    pet.destroy();
  });

  it('sleeps with its eyes shut until it is woken', () => {
    const pet = petOf({ mood: 'joyful' });
    pet.setAsleep(true);
    for (let second = 0; second < 12; second += 1) {
      pass(pet, 1);
      expect(part(pet, 'eye-left-closed').visible).toBe(true);
    }
    pet.setAsleep(false);
    pass(pet, 0.5);
    expect(part(pet, 'eye-left-white').visible).toBe(true);
    pet.destroy();
  });

  it('puffs up a pufferfish that is tickled', () => {
    const pet = petOf({ species: 'pufferfish' });
    const before = part(pet, 'body').scale.x;
    void pet.play('tickle');
    pass(pet, 0.4);
    expect(part(pet, 'body').scale.x).toBeGreaterThan(before * 1.15);
    pass(pet, 4);
    expect(part(pet, 'body').scale.x).toBeLessThan(before * 1.05);
    pet.destroy();
  });
});

describe('PetView at its end', () => {
  it('may be destroyed twice and updated after that', () => {
    const pet = petOf();
    const ended = pet.play('play');
    pet.destroy();
    pet.destroy();
    pet.update(16);
    expect(pet.destroyed).toBe(true);
    return ended;
  });

  it('leaves no tween behind', () => {
    const before = gsap.globalTimeline.getChildren().length;
    const pet = petOf();
    void pet.play('train');
    pass(pet, 0.5);
    pet.destroy();
    now += 1;
    gsap.updateRoot(now);
    expect(gsap.globalTimeline.getChildren().length).toBeLessThanOrEqual(before);
  });

  it('plays nothing after that', async () => {
    const pet = petOf();
    pet.destroy();
    await expect(pet.play('eat')).resolves.toBeUndefined();
  });
});
