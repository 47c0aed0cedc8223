import type { PetNode } from './PetNode.ts';

/** How the body moved in the last frame: units per second, radians per second. */
export interface BodySpeed {
  x: number;
  y: number;
  turn: number;
}

/** What the mood and the action ask of all limbs; one object, changed each frame. */
export interface LimbPose {
  energy: number;
  lift: number;
  puff: number;
}

const DEFAULT_STIFFNESS = 60;
/** Share of critical damping: below one the limb overshoots once, softly. */
const DAMPING = 0.34;
const MOST_LAG = 0.7;
/** Followed turning, per unit of `followX`: a limb trails behind a spinning body. */
const TURN_FOLLOW = 60;

/** Swings every part with a sway: the idle wave, the raised limbs, and a spring that trails behind the body. */
export class PetLimbs {
  readonly #swaying: readonly PetNode[];
  readonly #breathing: readonly PetNode[];

  constructor(nodes: Iterable<PetNode>) {
    const all = [...nodes];
    this.#swaying = all.filter((node) => node.spec.sway);
    this.#breathing = all.filter((node) => node.spec.breathe || node.spec.puff);
  }

  /**
   * One frame. `time` runs at the mood's pace in seconds, `dt` is real seconds, `lift` and `puff` 0…1, `follow` 0
   * switches the trailing off.
   */
  update(time: number, dt: number, pose: LimbPose, body: BodySpeed, follow: number): void {
    const { energy, lift, puff } = pose;
    for (const node of this.#swaying) {
      const sway = node.spec.sway;
      if (!sway) continue;
      this.#swing(node, dt, body, follow);
      const wave = Math.sin(time * sway.speed - sway.phase) * sway.amplitude * energy;
      const outwards = wave + (sway.lift ?? 0) * lift + node.extra;
      node.container.rotation = node.rotation + node.flip * outwards + node.lag;
    }
    const breath = Math.sin(time * 2.1);
    for (const node of this.#breathing) {
      const depth = (node.spec.breathe ?? 0) * breath * energy;
      const round = 1 + (node.spec.puff ?? 0) * puff;
      node.container.scale.set(node.scaleX * round * (1 - depth), node.scaleY * round * (1 + depth));
    }
  }

  #swing(node: PetNode, dt: number, body: BodySpeed, follow: number): void {
    const sway = node.spec.sway;
    if (!sway || follow === 0) return;
    const side = (sway.followX ?? 0) * body.x - Math.abs(sway.followX ?? 0) * TURN_FOLLOW * body.turn;
    const upDown = (sway.followY ?? 0) * body.y * node.flip;
    const target = Math.max(-MOST_LAG, Math.min(MOST_LAG, (side * node.parity + upDown) * follow));
    const stiffness = sway.stiffness ?? DEFAULT_STIFFNESS;
    const damping = 2 * Math.sqrt(stiffness) * DAMPING;
    node.lagSpeed += (stiffness * (target - node.lag) - damping * node.lagSpeed) * dt;
    node.lag += node.lagSpeed * dt;
  }
}
