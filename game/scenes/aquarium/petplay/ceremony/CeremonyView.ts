import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { palette } from '#game/config/palette.ts';
import { PetView } from '../../pet/PetView.ts';
import type { Ceremony } from './Ceremony.ts';
import { CeremonyClock, type CeremonyPhase } from './CeremonyClock.ts';

export interface CeremonyViewOptions {
  ceremony: Ceremony;
  texture: (frame: string) => Texture;
  reducedMotion: boolean;
  /** Size of the pet. */
  petScale: number;
  onPhase: (phase: CeremonyPhase) => void;
}

const RAYS = 12;
/** Where old and new body stand beside each other at the end, units of the pet. */
const ASIDE = { x: -176, y: 44, scale: 0.46 };
const NEW = { x: 62, scale: 0.86 };
/** Part of the change at which one body becomes the other, in full light. */
const SWAP = 0.34;

/** The picture of a ceremony around (0,0): light that turns, the pet, and at the end of growing what it was before. */
export class CeremonyView extends Container {
  readonly #options: CeremonyViewOptions;
  readonly #clock: CeremonyClock;
  readonly #rays = new Container();
  readonly #flash: Sprite;
  readonly #pet: PetView;
  readonly #old: PetView | null;
  readonly #arrow = new Graphics();
  #phase: CeremonyPhase | null = null;
  #swapped = false;
  #time = 0;

  constructor(options: CeremonyViewOptions) {
    super();
    this.eventMode = 'none';
    this.#options = options;
    const { ceremony, texture, reducedMotion, petScale } = options;
    this.#clock = new CeremonyClock(ceremony.kind, reducedMotion);
    for (let ray = 0; ray < RAYS; ray += 1) {
      const sprite = new Sprite({ texture: texture('fx/light-ray'), anchor: { x: 0.5, y: 0 }, alpha: 0.5 });
      sprite.rotation = (ray / RAYS) * Math.PI * 2;
      sprite.setSize(150 * petScale, 420 * petScale);
      this.#rays.addChild(sprite);
    }
    const glow = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, alpha: 0.75, scale: 5.4 * petScale });
    this.#flash = new Sprite({ texture: texture('fx/glow'), anchor: 0.5, alpha: 0, scale: 7 * petScale });
    this.#pet = new PetView({ textures: texture, reducedMotion });
    this.#pet.scale.set(petScale);
    const mood = 'joyful';
    const { species, from, to, worn } = ceremony;
    const wears = worn ? { worn } : {};
    this.#pet.setLook({ species, stage: from, mood: from === 'egg' ? 'calm' : mood, ...wears });
    this.#old = from === to || ceremony.kind !== 'growth' ? null : new PetView({ textures: texture, reducedMotion });
    this.addChild(this.#rays, glow, this.#pet, this.#flash);
    if (this.#old) {
      this.#old.setLook({ species, stage: from, mood: 'calm', ...wears });
      this.#old.position.set(ASIDE.x * petScale, ASIDE.y * petScale);
      this.#old.scale.set(petScale * ASIDE.scale);
      this.#drawArrow(petScale);
      this.addChild(this.#old, this.#arrow);
    }
    this.#arrange();
    if (reducedMotion) this.#becomeNew();
    this.#notify();
  }

  get phase(): CeremonyPhase {
    return this.#clock.phase;
  }

  /** A tap, Escape, Enter: to the last picture, and from there out. */
  skip(): void {
    this.#clock.skip();
    this.#notify();
  }

  update(deltaMs: number): void {
    const dt = Math.min(deltaMs, 50);
    this.#time += dt;
    this.#clock.advance(dt);
    this.#notify();
    if (this.destroyed) return;
    const { reducedMotion, ceremony } = this.#options;
    const { phase, share } = this.#clock;
    if (!reducedMotion) this.#rays.rotation = this.#time / 9_000;
    this.#rays.alpha = phase === 'before' ? 0.25 : 0.25 + 0.55 * Math.min(1, phase === 'change' ? share * 3 : 1);
    this.#flash.alpha = 0;
    if (ceremony.kind === 'growth' && phase === 'change') {
      this.#flash.alpha = Math.max(0, 1 - Math.abs(share - SWAP) / 0.2);
      if (share >= SWAP) this.#becomeNew();
      if (!this.#swapped) this.#pet.x = Math.sin(this.#time / 24) * 4;
    }
    this.#pet.update(dt);
    this.#old?.update(dt);
  }

  override destroy(): void {
    if (this.destroyed) return;
    this.#pet.destroy();
    this.#old?.destroy();
    super.destroy({ children: true });
  }

  /** Does what belongs to a phase that has just begun; a phase that was skipped is made up for. */
  #notify(): void {
    const { phase } = this.#clock;
    if (phase === this.#phase) return;
    this.#phase = phase;
    const { kind } = this.#options.ceremony;
    if (phase === 'change' && kind !== 'growth') void this.#pet.play(kind === 'hatch' ? 'hatch' : 'levelUp');
    if (phase === 'after' || phase === 'over') this.#becomeNew();
    this.#arrange();
    this.#options.onPhase(phase);
  }

  #becomeNew(): void {
    if (this.#swapped) return;
    this.#swapped = true;
    const { ceremony } = this.#options;
    this.#pet.x = 0;
    if (ceremony.kind === 'levelUp') return;
    if (ceremony.kind === 'hatch') this.#pet.finish();
    const { species, to, worn } = ceremony;
    this.#pet.setLook({ species, stage: to, mood: 'joyful', ...(worn ? { worn } : {}) });
    if (ceremony.kind === 'growth') void this.#pet.play(this.#clock.phase === 'change' ? 'levelUp' : 'wave');
  }

  #arrange(): void {
    const after = this.#clock.phase === 'after' || this.#clock.phase === 'over';
    const old = this.#old;
    if (!old) return;
    old.visible = after;
    this.#arrow.visible = after;
    const { petScale } = this.#options;
    this.#pet.x = after ? NEW.x * petScale : 0;
    this.#pet.scale.set(after ? NEW.scale * petScale : petScale);
  }

  #drawArrow(scale: number): void {
    this.#arrow
      .moveTo(0, -15 * scale)
      .lineTo(26 * scale, 0)
      .lineTo(0, 15 * scale)
      .stroke({ color: palette.white, width: 11 * scale, cap: 'round', join: 'round' });
    this.#arrow.position.set(-102 * scale, 50 * scale);
  }
}
