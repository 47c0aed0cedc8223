import type { StoreApi } from 'zustand/vanilla';
import type { AquariumState, LookBody, ShopItem } from '#contract/aquarium.ts';
import { isCareItemKind } from '#domain/aquarium/careForPet.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { AquariumCommand } from '#game/bus/GameToShell.ts';
import { AnimationQueue } from '#game/engine/AnimationQueue.ts';
import { SLOW_MESSAGE } from '#game/engine/onSlowResponse.ts';
import type { StagePoint } from '#game/engine/Rect.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import { careKinds } from '../careKinds.ts';
import type { FreeCare } from '../freeCares.ts';
import type { PetAction } from '../pet/actions/ActionContext.ts';
import type { Ceremony } from '../petplay/ceremony/Ceremony.ts';
import type { TouchKind } from '../petplay/touch/TouchSense.ts';
import { type AquariumSession, findItem, type SuccessOutcome } from './AquariumSession.ts';
import { Celebrations } from './Celebrations.ts';
import { careSentences } from './careSentences.ts';
import { type Message, type SpokenMessage, SpokenMessages } from './SpokenMessages.ts';
import { tankName } from './tankName.ts';
import { waitingWords } from './waitingWords.ts';

/** What the player's acts need of the picture; absent while nothing is mounted. */
export interface PetStageHand {
  bring(frame: string, from: StagePoint): Promise<void>;
  play(petAction: PetAction): Promise<void>;
  /** A game with a thing as the ball; kept when it has ended. */
  playBall(frame: string): Promise<void>;
  /** The ring course; returns how often the child cheered. */
  runCourse(): Promise<{ cheers: number; rings: number }>;
  /** A scene over everything; kept when it has ended or was skipped. */
  celebrate(ceremony: Ceremony): Promise<void>;
  /** True when it slept. */
  wake(): boolean;
}

export interface AquariumPlayOptions {
  session: AquariumSession;
  sound: (effect: string) => void;
  /** Whether less motion is wished for now. */
  calm: () => boolean;
  report: (error: unknown) => void;
}

/**
 * What the player can do. Each act asks the server through the session, then plays what happened, then shows a message;
 * a refusal is shown in the server's words and changes nothing.
 */
export class AquariumPlay {
  readonly #messages = new SpokenMessages();
  readonly message: StoreApi<Message | null> = this.#messages.shown;
  /** Speech of the pet that has a cause; null lets it choose by its mood. */
  readonly speech: StoreApi<SpokenMessage | null> = valueStore<SpokenMessage | null>(null);
  readonly #options: AquariumPlayOptions;
  readonly #queue: AnimationQueue;
  #hand: PetStageHand | null = null;
  readonly #celebrations: Celebrations;

  constructor(options: AquariumPlayOptions) {
    this.#options = options;
    this.#queue = new AnimationQueue(options.report);
    const notify = (text: string, icon: string) => this.notify(text, icon);
    this.#celebrations = new Celebrations({ session: options.session, queue: this.#queue, notify });
  }

  setHand(hand: PetStageHand | null): void {
    this.#hand = hand;
    this.#celebrations.setStage(hand);
  }

  /** Celebrates each new level. @returns the way to stop */
  attach(): () => void {
    return this.#celebrations.attach();
  }

  get state(): AquariumState {
    return this.#options.session.state.getState();
  }

  /** A wish has no answer yet. */
  get waiting(): boolean {
    return this.#options.session.pending.getState().size > 0;
  }

  item(itemId: string): ShopItem | undefined {
    return findItem(this.state, itemId);
  }

  notify(text: string, icon: string | null = null): void {
    this.#messages.notify(text, icon);
  }

  /** Uses a bag item for the pet. @param from where it flies from, stage units */
  async give(itemId: string, from: StagePoint): Promise<void> {
    const item = this.item(itemId);
    if (!item || !isCareItemKind(item.kind)) return;
    const { action, petAction } = careKinds[item.kind];
    await this.#care({ kind: 'care', action, itemId }, petAction, item.art, from, careSentences[item.kind](item.name));
  }

  /** Buys one cheap thing and gives it at once. @param from where it flies from, stage units */
  async buyAndGive(item: ShopItem, from: StagePoint): Promise<void> {
    if (!isCareItemKind(item.kind)) return;
    const { petAction } = careKinds[item.kind];
    const command = { kind: 'buy', itemId: item.itemId, quantity: 1, use: true } as const;
    await this.#care(command, petAction, item.art, from, careSentences[item.kind](item.name));
  }

  async careFreely(care: FreeCare, from: StagePoint): Promise<void> {
    await this.#care(
      { kind: 'care', action: care.action, itemId: care.id },
      care.petAction,
      care.icon,
      from,
      careSentences.free[care.id],
    );
  }

  /** Puts on or takes off, chooses or leaves; `message` is shown when it is done. */
  async dress(look: LookBody, message: string, icon: string | null = null): Promise<boolean> {
    const outcome = await this.#send({ kind: 'dress', look });
    if (!outcome) return false;
    this.#options.sound('place');
    this.notify(message, icon);
    return true;
  }

  async setHoliday(on: boolean): Promise<void> {
    const outcome = await this.#send({ kind: 'holiday', on });
    if (!outcome) return;
    this.notify(on ? '휴가를 시작했어요. 친구는 산호에서 푹 쉬어요.' : '다시 만나서 반가워요! 이제 함께 놀 수 있어요.');
  }

  /** Takes the gift for who was away. */
  async takeGift(): Promise<boolean> {
    const item = this.item(this.state.welcomeBack?.itemId ?? '');
    const outcome = await this.#send({ kind: 'gift' });
    if (!outcome) return false;
    this.#options.sound('buy');
    if (item) this.notify(`${withJosa(item.name, '을/를')} 가방에 넣었어요. 다시 만나서 반가워요!`, item.art);
    void this.#queue.add(() => this.#hand?.play('wave'));
    return true;
  }

  /** Shows another tank; the pet swims along. */
  async showTank(tankNo: number): Promise<boolean> {
    const outcome = await this.#send({ kind: 'tank', tankNo });
    if (!outcome) return false;
    this.#options.sound('swim');
    this.notify(`${withJosa(tankName(this.state, tankNo), '이에요/예요')}!`);
    return true;
  }

  /** Takes what was chosen for a level. */
  async takeLevelGift(level: number, item: ShopItem): Promise<boolean> {
    const outcome = await this.#send({ kind: 'levelGift', level, itemId: item.itemId });
    if (!outcome) return false;
    this.#options.sound('buy');
    this.notify(`${withJosa(item.name, '을/를')} 가방에 넣었어요. 자란 걸 축하해요!`, item.art);
    return true;
  }

  /** @returns false when it was refused */
  async buy(item: ShopItem, quantity: number): Promise<boolean> {
    const outcome = await this.#send({ kind: 'buy', itemId: item.itemId, quantity });
    if (!outcome) return false;
    this.#options.sound('buy');
    const words = item.kind === 'tank' ? '새로 열었어요. 자리가 아홉 개 더 생겼어요!' : '가방에 넣었어요.';
    this.notify(`${withJosa(item.name, '을/를')} ${words} 10분 안에는 되돌릴 수 있어요.`, item.art);
    return true;
  }

  async refund(purchaseNo: number, name: string): Promise<void> {
    const outcome = await this.#send({ kind: 'refund', purchaseNo });
    if (!outcome) return;
    this.#options.sound('coin');
    this.notify(`${withJosa(name, '을/를')} 돌려주고 조개를 받았어요.`, 'item/oyster');
  }

  /**
   * @param itemId null takes what lies there into the bag
   * @param from the place it is moved from; null takes one out of the bag
   */
  async place(position: number, itemId: string | null, from: number | null = null): Promise<boolean> {
    const lying = this.state.room.find((entry) => entry.position === position);
    const name = this.item(itemId ?? lying?.itemId ?? '')?.name ?? '';
    const outcome = await this.#send({
      kind: 'place',
      position,
      itemId,
      ...(from === null ? {} : { fromPosition: from }),
    });
    if (!outcome) return false;
    this.#options.sound('place');
    this.notify(
      itemId === null
        ? `${withJosa(name, '을/를')} 가방에 넣었어요.`
        : `${withJosa(name, '을/를')} ${position}번 자리${from === null ? '에 놓았어요' : '로 옮겼어요'}.`,
    );
    return true;
  }

  async hatch(species: PetSpecies): Promise<boolean> {
    const outcome = await this.#send({ kind: 'hatch', species }, async () => {
      const { nickname, level } = this.state.pet;
      await this.#hand?.celebrate({ kind: 'hatch', species, nickname, level, from: 'egg', to: 'baby' });
    });
    if (!outcome) return false;
    this.notify(`${withJosa(petSpeciesNames[species], '이/가')} 태어났어요! 앞으로 잘 부탁해요.`, 'fx/star');
    return true;
  }

  async rename(nickname: string): Promise<boolean> {
    const outcome = await this.#send({ kind: 'rename', nickname });
    if (!outcome) return false;
    this.notify(`이제 제 이름은 ${withJosa(nickname, '이에요/예요')}!`);
    void this.#queue.add(() => this.#hand?.play('wave'));
    return true;
  }

  /**
   * A touch that is only for fun: nothing is asked and nothing changes. It wakes a sleeper and disturbs nothing else.
   * True when the pet answers it without a word.
   */
  readonly touch = (kind: TouchKind): boolean => {
    if (this.#queue.isRunning) return false;
    this.#options.sound('pop');
    const slept = this.#hand?.wake();
    if (slept) this.speech.setState({ text: careSentences.woken }, true);
    void this.#hand?.play(slept ? 'wake' : kind);
    return !slept;
  };

  async #care(
    command: AquariumCommand & { kind: 'care' | 'buy' },
    petAction: PetAction,
    frame: string,
    from: StagePoint,
    thanked: string,
  ): Promise<void> {
    const outcome = await this.#send(command, async () => {
      const hand = this.#hand;
      if (!hand) return;
      hand.wake();
      if (petAction === 'eat') {
        await hand.bring(frame, from);
        this.#options.sound('eat');
        await hand.play(petAction);
      } else if (petAction === 'play') {
        this.#options.sound('swim');
        await hand.playBall(frame);
      } else if (petAction === 'train') {
        this.#options.sound('swim');
        const { cheers, rings } = await hand.runCourse();
        const { cheered, cheeredAll } = careSentences;
        if (cheers > 0) return this.speech.setState({ text: cheers >= rings ? cheeredAll : cheered }, true);
      } else {
        this.#options.sound('pop');
        await hand.play(petAction);
      }
      this.speech.setState({ text: thanked }, true);
    });
    if (outcome) this.#showEnough(petAction === 'play' || petAction === 'stroke');
  }

  /** The last of today's turns is announced by the pet itself, as something to look forward to. */
  #showEnough(played: boolean): void {
    const { playsLeft, feedsLeft, trainsLeft, freeLeft } = this.state.today;
    if (playsLeft + feedsLeft + trainsLeft + freeLeft.length === 0)
      this.speech.setState({ text: careSentences.allDone }, true);
    else if (played && playsLeft === 0) this.speech.setState({ text: careSentences.playedEnough }, true);
  }

  /** @param animation what explains the change; gauges and level stand still until it has ended, or a moment */
  async #send(command: AquariumCommand, animation?: () => Promise<unknown>): Promise<SuccessOutcome | null> {
    const { session } = this.#options;
    // Buttons wait for the answer; what is dragged or tapped must too. Whoever asked first shows how it ended.
    if (session.isUnderWay(command) || session.resend(command)) return null;
    let hush = () => {};
    const outcome = await session.send(command, {
      ...(animation && {
        present: () => {
          hush();
          return this.#queue.add(animation);
        },
      }),
      calm: this.#options.calm(),
      onWaiting: () => {
        hush = this.#messages.showTemporarily(waitingWords[command.kind]);
      },
      onSlow: () => this.notify(SLOW_MESSAGE),
    });
    hush();
    if (outcome.ok) return outcome;
    this.notify(outcome.message);
    return null;
  }
}
