import type { AquariumState, ShopItem } from '../../../../contract/aquarium.ts';
import type { PetSpecies } from '../../../../domain/aquarium/petSpecies.ts';
import { petSpeciesNames } from '../../../../domain/aquarium/petSpecies.ts';
import { withJosa } from '../../../../domain/text/withJosa.ts';
import type { AquariumWish } from '../../../bus/GameToShell.ts';
import { AnimationQueue } from '../../../engine/AnimationQueue.ts';
import { createStore, type Store } from '../../../engine/createStore.ts';
import type { StagePoint } from '../../../engine/Rect.ts';
import { careKinds } from '../careKinds.ts';
import type { FreeCare } from '../freeCares.ts';
import type { PetDeed } from '../petplay/PetActor.ts';
import type { AquariumSession, SuccessOutcome } from './AquariumSession.ts';

export interface Message {
  text: string;
  /** Grows, so that the same words can be shown twice. */
  no: number;
  icon: string | null;
}

/** What the player's acts need of the picture; absent while nothing is mounted. */
export interface PetStageHand {
  bring(frame: string, from: StagePoint): Promise<void>;
  beside(frame: string, during: Promise<unknown>): Promise<void>;
  play(deed: PetDeed): Promise<void>;
}

/**
 * A new level may come with a new body, which ends what the old one was doing, and with a scene that is still fading
 * in: the celebration waits for both.
 */
const CELEBRATION_DELAY_MS = 500;

export interface AquariumPlayOptions {
  session: AquariumSession;
  sound: (effect: string) => void;
  report: (error: unknown) => void;
}

/**
 * What the player can do. Each act asks the server through the session, then plays what happened, then says it;
 * a refusal is said in the server's words and changes nothing.
 */
export class AquariumPlay {
  readonly message: Store<Message | null> = createStore<Message | null>(null);
  /** What the pet says because of something; null lets it say what fits its mood. */
  readonly saying: Store<string | null> = createStore<string | null>(null);
  readonly #options: AquariumPlayOptions;
  readonly #queue: AnimationQueue;
  #hand: PetStageHand | null = null;
  #messages = 0;
  /** A new level was told before the pet was there to be seen. */
  #owesCelebration = false;

  constructor(options: AquariumPlayOptions) {
    this.#options = options;
    this.#queue = new AnimationQueue(options.report);
  }

  setHand(hand: PetStageHand | null): void {
    this.#hand = hand;
    if (hand && this.#owesCelebration) this.#showCelebration();
  }

  /**
   * Follows the pet's level: EXP comes from reading, so a new level arrives from elsewhere, and is celebrated here.
   * Returns the way to stop.
   */
  attach(): () => void {
    const { shown } = this.#options.session;
    let { level } = shown.get().pet;
    return shown.subscribe(() => {
      const before = level;
      level = shown.get().pet.level;
      if (level > before) this.#celebrate(level);
    });
  }

  get state(): AquariumState {
    return this.#options.session.state.get();
  }

  item(itemId: string): ShopItem | undefined {
    return this.state.shop.find((item) => item.itemId === itemId);
  }

  say(text: string, icon: string | null = null): void {
    this.message.set({ text, icon, no: ++this.#messages });
  }

  /** Uses a bag item for the pet. @param from where it flies from, stage units */
  async give(itemId: string, from: StagePoint): Promise<void> {
    const item = this.item(itemId);
    if (!item || item.kind === 'furniture') return;
    const { action, deed } = careKinds[item.kind];
    await this.#care({ kind: 'care', action, itemId }, deed, item.art, from, thanks[item.kind](item.name));
  }

  async careFreely(care: FreeCare, from: StagePoint): Promise<void> {
    await this.#care(
      { kind: 'care', action: care.action, itemId: care.id },
      care.deed,
      care.icon,
      from,
      freeThanks[care.id],
    );
  }

  /** @returns false when it was refused */
  async buy(item: ShopItem, quantity: number): Promise<boolean> {
    const outcome = await this.#wish({ kind: 'buy', itemId: item.itemId, quantity });
    if (!outcome) return false;
    this.#options.sound('buy');
    this.say(`${withJosa(item.name, '을/를')} 가방에 넣었어요. 10분 안에는 되돌릴 수 있어요.`, item.art);
    return true;
  }

  async refund(purchaseNo: number, name: string): Promise<void> {
    const outcome = await this.#wish({ kind: 'refund', purchaseNo });
    if (!outcome) return;
    this.#options.sound('coin');
    this.say(`${withJosa(name, '을/를')} 돌려주고 조개를 받았어요.`, 'item/oyster');
  }

  /**
   * @param itemId null takes what lies there into the bag
   * @param from the place it is moved from; null takes one out of the bag
   */
  async place(position: number, itemId: string | null, from: number | null = null): Promise<boolean> {
    const lying = this.state.room.find((entry) => entry.position === position);
    const name = this.item(itemId ?? lying?.itemId ?? '')?.name ?? '';
    const outcome = await this.#wish({
      kind: 'place',
      position,
      itemId,
      ...(from === null ? {} : { fromPosition: from }),
    });
    if (!outcome) return false;
    this.#options.sound('place');
    this.say(
      itemId === null
        ? `${withJosa(name, '을/를')} 가방에 넣었어요.`
        : `${withJosa(name, '을/를')} ${position}번 자리${from === null ? '에 놓았어요' : '로 옮겼어요'}.`,
    );
    return true;
  }

  async hatch(species: PetSpecies): Promise<boolean> {
    const outcome = await this.#wish({ kind: 'hatch', species }, async () => {
      this.#options.sound('hatch');
      await this.#hand?.play('hatch');
    });
    if (!outcome) return false;
    this.say(`${withJosa(petSpeciesNames[species], '이/가')} 태어났어요! 앞으로 잘 부탁해요.`, 'fx/star');
    return true;
  }

  async rename(nickname: string): Promise<boolean> {
    const outcome = await this.#wish({ kind: 'rename', nickname });
    if (!outcome) return false;
    this.say(`이제 제 이름은 ${withJosa(nickname, '이에요/예요')}!`);
    void this.#queue.add(() => this.#hand?.play('wave'));
    return true;
  }

  /** A touch that is only for fun: nothing is asked and nothing changes. */
  greet(): void {
    if (this.#queue.isRunning) return;
    this.#options.sound('pop');
    void this.#queue.add(() => this.#hand?.play('wave'));
  }

  async #care(
    wish: AquariumWish & { kind: 'care' },
    deed: PetDeed,
    frame: string,
    from: StagePoint,
    thanked: string,
  ): Promise<void> {
    await this.#wish(wish, async () => {
      const hand = this.#hand;
      if (!hand) return;
      if (deed === 'eat') {
        await hand.bring(frame, from);
        this.#options.sound('eat');
        await hand.play(deed);
      } else {
        this.#options.sound('swim');
        await hand.beside(frame, hand.play(deed));
      }
      this.saying.set(thanked);
    });
  }

  #celebrate(level: number): void {
    this.say(`레벨 ${withJosa(String(level), '이/가')} 되었어요! 함께 자라고 있어요.`, 'fx/star');
    if (this.#hand) this.#showCelebration();
    else this.#owesCelebration = true;
  }

  #showCelebration(): void {
    this.#owesCelebration = false;
    void this.#queue.add(async () => {
      await new Promise((resolve) => setTimeout(resolve, CELEBRATION_DELAY_MS));
      this.#options.sound('level-up');
      await this.#hand?.play('levelUp');
    });
  }

  /** @param animation what explains the change; gauges and level stand still until it has ended */
  async #wish(wish: AquariumWish, animation?: () => Promise<unknown>): Promise<SuccessOutcome | null> {
    const tell = animation && (() => this.#queue.add(animation));
    const outcome = await this.#options.session.wish(wish, tell);
    if (outcome.ok) return outcome;
    this.say(outcome.message);
    return null;
  }
}

const thanks: Readonly<Record<'food' | 'toy' | 'training', (name: string) => string>> = {
  food: (name) => `${name}, 정말 맛있어요! 고마워요.`,
  toy: () => '하하, 재미있어요! 또 놀아요.',
  training: () => '영차! 힘이 쑥쑥 솟아요.',
};
const freeThanks: Readonly<Record<FreeCare['id'], string>> = {
  plankton: '냠냠, 바다 맛이 나요. 고마워요.',
  stroke: '간지러워요! 그래도 좋아요.',
  swim: '같이 헤엄치니까 신나요!',
};
