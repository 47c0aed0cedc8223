import { gsap } from 'gsap';
import { Container, type PointData, Sprite } from 'pixi.js';
import { outfitSlots } from '#domain/aquarium/Look.ts';
import type { ActionContext, PetAction } from './actions/ActionContext.ts';
import { actionTimeline } from './actions/actionTimeline.ts';
import { BodySpeedMeter } from './BodySpeedMeter.ts';
import { asleepFace, moodFaces } from './moodFaces.ts';
import { type Expression, PetFace } from './PetFace.ts';
import { PetGaze } from './PetGaze.ts';
import { type LimbPose, PetLimbs } from './PetLimbs.ts';
import type { PetLook } from './PetLook.ts';
import { restingMotion } from './PetMotion.ts';
import { buildNodes, type PetNode, type TextureOf } from './PetNode.ts';
import { PetPosture } from './PetPosture.ts';
import { PetSparks } from './PetSparks.ts';
import { BODY, partsOfLook } from './rigs/partsOfLook.ts';
import { petRigs } from './rigs/petRigs.ts';
import type { SwimStyle } from './rigs/RigSpec.ts';

export interface PetViewOptions {
  readonly textures: TextureOf;
  readonly reducedMotion: boolean;
  /** 0…1; for blinks and glances only. */
  readonly random?: () => number;
}

/** Half the height of a grown pet and of the egg. */
const REACH = 130;
const EGG_SWIM: SwimStyle = { bobX: 0, bobY: 4, rate: 1.4, roll: 0, squeeze: 0 };

/**
 * The pet: sprites in containers, moved each frame by `update` and by gsap while an action plays. Its middle is (0,0);
 * a grown pet is about 300 units across.
 */
export class PetView extends Container {
  readonly #textures: TextureOf;
  readonly #reduced: boolean;
  readonly #random: () => number;
  readonly #glow: Sprite;
  readonly #figure = new Container();
  readonly #sparks: PetSparks;
  readonly #gaze: PetGaze;
  readonly #motion = restingMotion();
  readonly #posture = new PetPosture();
  readonly #meter = new BodySpeedMeter();
  #look: PetLook | undefined;
  #nodes: ReadonlyMap<string, PetNode> = new Map();
  #limbs: PetLimbs | undefined;
  #face: PetFace | undefined;
  #timeline: gsap.core.Timeline | undefined;
  #settle: (() => void) | undefined;
  #swim: SwimStyle = EGG_SWIM;
  readonly #pose: LimbPose = { energy: 1, lift: 0, puff: 0 };
  #asleep = false;
  #time = 0;

  constructor({ textures, reducedMotion, random = Math.random }: PetViewOptions) {
    super();
    this.label = 'pet';
    this.#textures = textures;
    this.#reduced = reducedMotion;
    this.#random = random;
    this.#gaze = new PetGaze(random);
    this.#glow = new Sprite({ texture: textures('fx/glow'), anchor: 0.5, alpha: 0, scale: 3 });
    this.#sparks = new PetSparks(textures);
    this.addChild(this.#glow, this.#figure, this.#sparks);
  }

  /** Shows a look. Another species or stage ends the action that plays; another mood does not. */
  setLook(look: PetLook): void {
    const before = this.#look;
    this.#look = look;
    const sameBody = before !== undefined && hasSameBody(before, look);
    if (!sameBody) {
      this.stop();
      this.#rebuild(look);
    }
    this.#showMood();
  }

  /** Looks for a few seconds at a point given in the coordinates the pet itself is placed in. */
  lookAt(x: number, y: number): void {
    this.#gaze.lookAt(x - this.x, y - this.y);
  }

  lookAway(): void {
    this.#gaze.lookAway();
  }

  /** Where food is brought to, in the coordinates the pet is placed in. */
  mouthPosition(): PointData {
    const mouth = this.#nodes.get('mouth');
    const point = mouth ? this.toLocal({ x: 0, y: 0 }, mouth.container) : { x: 0, y: 0 };
    return { x: this.x + point.x * this.scale.x, y: this.y + point.y * this.scale.y };
  }

  /**
   * Plays an action; the promise is kept at its end, and also when another action, another body or `destroy` cuts it
   * short. `hatch` shows the egg of the look's species opening and leaves the look at stage `baby`.
   */
  play(action: PetAction): Promise<void> {
    this.stop();
    const look = this.#look;
    if (!look || this.destroyed) return Promise.resolve();
    gsap.killTweensOf(this.#motion);
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#timeline = actionTimeline(action, this.#context(look), this.#reduced);
      this.#timeline.eventCallback('onComplete', () => this.stop());
    });
  }

  /** Ends the action that plays; the pet eases back to its mood. */
  stop(): void {
    this.#timeline?.kill();
    this.#timeline = undefined;
    const settle = this.#settle;
    this.#settle = undefined;
    if (!settle) return;
    this.#face?.express({});
    gsap.to(this.#motion, { ...restingMotion(), duration: 0.3, ease: 'sine.out', overwrite: true });
    settle();
  }

  /** Shows the end of the action that plays at once: a skipped egg has hatched. */
  finish(): void {
    this.#timeline?.progress(1);
  }

  /** Eyes shut and breath slow until it is woken. */
  setAsleep(asleep: boolean): void {
    if (this.#asleep === asleep) return;
    this.#asleep = asleep;
    this.#showMood();
  }

  /** A bubble from the nose of a sleeper. */
  blowBubble(): void {
    const mouth = this.mouthPosition();
    const x = (mouth.x - this.x) / this.scale.x + 14;
    const y = (mouth.y - this.y) / this.scale.y - 16;
    this.#sparks.launch({
      kind: 'bubble',
      x,
      y,
      speedX: 14,
      speedY: -46,
      fall: -16,
      life: 2.6,
      size: 0.3,
      growth: 0.1,
    });
  }

  /** One frame; `deltaMs` since the last one. Allocates nothing. */
  update(deltaMs: number): void {
    const dt = Math.min(deltaMs, 50) / 1000;
    const limbs = this.#limbs;
    if (dt <= 0 || !limbs || this.destroyed) return;
    const motion = this.#motion;
    const posture = this.#posture;
    const calm = this.#reduced ? 0.3 : 1;
    posture.update(dt);
    this.#time += dt * posture.pace;
    const energy = posture.energy * calm;
    const figure = this.#figure;
    const { bobX, bobY, rate, roll, squeeze } = this.#swim;
    const wave = Math.sin(this.#time * rate);
    const x = Math.sin(this.#time * rate * 0.5) * bobX * energy;
    figure.position.set(motion.x + x, motion.y + posture.sink + wave * bobY * energy);
    figure.rotation =
      motion.rotation + posture.tilt + Math.cos(this.#time * rate) * roll * energy + this.#gaze.x * 0.03 * calm;
    const stretch = this.#reduced ? 1 : 1 + wave * squeeze * energy;
    figure.scale.set(motion.scaleX, motion.scaleY * stretch);
    this.#glow.alpha = motion.glow;
    this.#meter.update(this.x + figure.x, this.y + figure.y, figure.rotation, dt);
    this.#moveExtras();
    const pose = this.#pose;
    pose.energy = energy;
    pose.lift = posture.lift + motion.lift;
    pose.puff = motion.puff;
    limbs.update(this.#time, dt, pose, this.#meter.speed, this.#reduced ? 0 : 1);
    this.#gaze.update(dt);
    this.#face?.setGaze(this.#gaze.x, this.#gaze.y);
    this.#face?.update(dt, this.#reduced);
    this.#sparks.update(dt);
  }

  override destroy(): void {
    if (this.destroyed) return;
    this.stop();
    gsap.killTweensOf(this.#motion);
    this.#limbs = undefined;
    this.#face = undefined;
    super.destroy({ children: true });
  }

  #showMood(): void {
    const look = this.#look;
    if (!look) return;
    const mood = look.stage === 'egg' ? moodFaces.calm : this.#asleep ? asleepFace : moodFaces[look.mood];
    this.#posture.setMood(mood);
    this.#gaze.setRest(mood.gazeX, mood.gazeY);
    this.#face?.setMood(mood);
  }

  #rebuild(look: PetLook): void {
    for (const child of this.#figure.removeChildren()) child.destroy({ children: true });
    this.#nodes = buildNodes(partsOfLook(look), this.#textures);
    const body = this.#nodes.get(BODY);
    if (body) this.#figure.addChild(body.container);
    this.#limbs = new PetLimbs(this.#nodes.values());
    this.#swim = look.stage === 'egg' ? EGG_SWIM : petRigs[look.species].swim;
    this.#face =
      look.stage === 'egg' ? undefined : new PetFace(this.#nodes, this.#textures, moodFaces[look.mood], this.#random);
  }

  #context(look: PetLook): ActionContext {
    const scale = look.stage === 'egg' ? 0.8 : petRigs[look.species].stages[look.stage].scale;
    return {
      motion: this.#motion,
      sparks: this.#sparks,
      look,
      reach: REACH * scale,
      express: (expression: Expression) => this.#face?.express(expression),
      part: (name) => this.#nodes.get(name),
      mouthY: () => (this.mouthPosition().y - this.y) / this.scale.y,
      becomeBaby: () => this.#becomeBaby(),
    };
  }

  /** In the middle of hatching: the timeline goes on with the new body. */
  #becomeBaby(): void {
    const look = this.#look;
    if (look?.stage !== 'egg') return;
    this.#look = { ...look, stage: 'baby' };
    this.#rebuild(this.#look);
    this.#showMood();
  }

  #moveExtras(): void {
    const look = this.#look;
    if (!look || look.stage === 'egg') return;
    const limb = this.#nodes.get(petRigs[look.species].waveLimb);
    if (limb) limb.extra = this.#motion.wave;
    const spout = this.#nodes.get('spout');
    if (!spout) return;
    spout.container.visible = this.#motion.spout > 0.02;
    spout.container.scale.set(spout.scaleX * this.#motion.spout, spout.scaleY * this.#motion.spout);
  }
}

/** True when only the mood differs. An egg is as its cracks are. */
function hasSameBody(a: PetLook, b: PetLook): boolean {
  if (a.stage !== b.stage) return false;
  if (b.stage === 'egg') return (a.cracks ?? 0) === (b.cracks ?? 0);
  const sameWear = outfitSlots.every((slot) => (a.worn?.[slot] ?? null) === (b.worn?.[slot] ?? null));
  return a.species === b.species && sameWear;
}
