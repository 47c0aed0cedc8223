import type { AquariumState } from '#contract/aquarium.ts';
import type { PetStage } from '#domain/aquarium/petSpecies.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { AnimationQueue } from '#game/engine/AnimationQueue.ts';
import type { Ceremony } from '../petplay/ceremony/Ceremony.ts';
import type { AquariumSession } from './AquariumSession.ts';
import { wornIn } from './wornIn.ts';

/**
 * A new level may come with a new body, which ends what the old one was doing, and with a scene that is still fading
 * in: the celebration waits for both.
 */
const CELEBRATION_DELAY_MS = 500;

/** Shows a ceremony over the scene; kept when it has ended or was skipped. */
interface CeremonyStage {
  celebrate(ceremony: Ceremony): Promise<void>;
}

interface CelebrationOptions {
  session: AquariumSession;
  queue: AnimationQueue;
  notify: (text: string, icon: string) => void;
}

/** Celebrates a new level, which arrives from elsewhere: EXP comes from reading. */
export class Celebrations {
  readonly #options: CelebrationOptions;
  #stage: CeremonyStage | null = null;
  /** A new level that was reported before the pet was there to be seen. */
  #owed: Ceremony | null = null;

  constructor(options: CelebrationOptions) {
    this.#options = options;
  }

  /** @param stage null while nothing is mounted */
  setStage(stage: CeremonyStage | null): void {
    this.#stage = stage;
    if (stage && this.#owed) this.#show(this.#owed);
  }

  /** @returns the way to stop */
  attach(): () => void {
    const { shown } = this.#options.session;
    let before = shown.getState().pet;
    return shown.subscribe(() => {
      const { pet } = shown.getState();
      const { level, stage } = before;
      before = pet;
      // Out of the egg is a celebration of its own.
      if (pet.level > level) this.#celebrate(stage === 'egg' ? { ...pet, from: pet.stage } : { ...pet, from: stage });
    });
  }

  #celebrate({ level, species, nickname, from, stage }: AquariumState['pet'] & { from: PetStage }): void {
    const { session, notify } = this.#options;
    notify(`레벨 ${withJosa(String(level), '이/가')} 되었어요! 함께 자라고 있어요.`, 'fx/star');
    const kind = from === stage ? 'levelUp' : 'growth';
    const state = session.state.getState();
    const worn = wornIn(state, state.look);
    const ceremony: Ceremony = { kind, species: species ?? 'octopus', nickname, level, from, to: stage, worn };
    if (this.#stage) this.#show(ceremony);
    else this.#owed = ceremony;
  }

  #show(ceremony: Ceremony): void {
    this.#owed = null;
    void this.#options.queue.add(async () => {
      await new Promise((resolve) => setTimeout(resolve, CELEBRATION_DELAY_MS));
      await this.#stage?.celebrate(ceremony);
    });
  }
}
