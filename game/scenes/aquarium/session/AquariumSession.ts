import type { StoreApi } from 'zustand/vanilla';
import type { AquariumState, ShopItem } from '#contract/aquarium.ts';
import { isNewerAquarium } from '#domain/aquarium/isNewerAquarium.ts';
import type { Look } from '#domain/aquarium/Look.ts';
import type { GameBus } from '#game/bus/createGameBus.ts';
import type { AquariumCommand } from '#game/bus/GameToShell.ts';
import type { CommandOutcome } from '#game/bus/ShellToGame.ts';
import { onSlowResponse, SPINNER_DELAY_MS } from '#game/engine/onSlowResponse.ts';
import { valueStore } from '#game/engine/valueStore.ts';

/**
 * How long the picture waits for the animation that explains a change, milliseconds of wall clock: at two frames a
 * second what the server has answered is still shown within a second and a half.
 */
const LONGEST_HOLD_MS = 700;

/** What the picture shows of the pet. Follows the state after the animation that explains the change, or a moment. */
export type ShownPet = Pick<AquariumState, 'pet' | 'gauges'>;

/** An item by its id, the tank that can be ordered next included. */
export function findItem(
  { shop, nextTank }: Pick<AquariumState, 'shop' | 'nextTank'>,
  itemId: string | null,
): ShopItem | undefined {
  return itemId === nextTank.itemId ? nextTank : shop.find((item) => item.itemId === itemId);
}

/** `crypto.randomUUID` is missing where a classroom opens the site by plain http; this is not. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
}

export type SuccessOutcome = Extract<CommandOutcome, { ok: true }>;

export interface CommandOptions {
  /** Plays what happened. */
  present?: (outcome: SuccessOutcome) => Promise<unknown>;
  /** With less motion nothing is waited for. */
  calm?: boolean;
  /** Called each time an answer is not there at once. */
  onWaiting?: () => void;
  /** Called each time there is no answer for long. */
  onSlow?: () => void;
}

interface PendingCommand {
  settle: (outcome: CommandOutcome) => void;
  onWaiting: () => void;
  onSlow: () => void;
  stopWaiting: () => void;
}

const words = (command: AquariumCommand): string => JSON.stringify(command);

/**
 * The aquarium as the server knows it, and the wishes that are on their way. Nothing here is optimistic: a wish
 * changes something only by the state that comes back with its outcome.
 */
export class AquariumSession {
  readonly state: StoreApi<AquariumState>;
  readonly shown: StoreApi<ShownPet>;
  /** What is only tried on: shown in place of the look that the server knows, and asked of nobody. */
  readonly tried: StoreApi<Partial<Look>> = valueStore<Partial<Look>>({});
  /** Wishes without an answer, by id. One that takes long stands here no more: nothing waits for it. */
  readonly pending: StoreApi<ReadonlyMap<string, AquariumCommand>> = valueStore(new Map());
  readonly #bus: GameBus;
  readonly #waiting = new Map<string, PendingCommand>();
  /** Ids of commands without an answer for long, by their content. */
  readonly #slow = new Map<string, string>();
  /** Outcomes that the picture is left behind on purpose for, each with the timer that ends it. */
  readonly #held = new Map<string, ReturnType<typeof setTimeout>>();
  /** Another one in each scene: an answer to a scene that is gone must not settle a wish of this one. */
  readonly #name = randomName();
  #count = 0;

  constructor(bus: GameBus, state: AquariumState) {
    this.#bus = bus;
    this.state = valueStore(state);
    this.shown = valueStore<ShownPet>({ pet: state.pet, gauges: state.gauges });
  }

  /** Listens for answers until the returned function is called; open commands are then forgotten. */
  attach(): () => void {
    const off = this.#bus.toGame.on('aquarium/outcome', (outcome) => this.#settle(outcome));
    return () => {
      off();
      for (const { stopWaiting } of this.#waiting.values()) stopWaiting();
      for (const timer of this.#held.values()) clearTimeout(timer);
      this.#held.clear();
      this.#waiting.clear();
      this.#slow.clear();
      this.pending.setState(new Map(), true);
    };
  }

  /** A state from the server or from another window; an older one is ignored. */
  receive(state: AquariumState): void {
    if (isNewerAquarium(this.state.getState(), state)) return;
    this.state.setState(state, true);
    if (this.#held.size === 0) this.#catchUp();
  }

  /** True while the same was asked and has no answer: asked again now, it would count as one. */
  isUnderWay(command: AquariumCommand): boolean {
    const same = words(command);
    // A move that was carried out would be refused the second time: its place is empty.
    if (command.kind === 'place' && this.#slow.has(same)) return true;
    return [...this.pending.getState().values()].some((other) => words(other) === same);
  }

  /** Asks once more for what has no answer for long; it stays one wish with one answer. False when nothing like it waits. */
  resend(command: AquariumCommand): boolean {
    const commandId = this.#slow.get(words(command));
    if (commandId === undefined) return false;
    this.#emit(commandId, command);
    return true;
  }

  /**
   * Asks for something. The new state is taken over at once; the picture of the pet follows when `present`, which plays
   * what happened, has ended, and after a moment where that takes longer. Resolves when it has ended.
   */
  async send(
    command: AquariumCommand,
    { present, calm = false, onWaiting, onSlow }: CommandOptions = {},
  ): Promise<CommandOutcome> {
    const commandId = `${this.#name}-${++this.#count}`;
    const answered = new Promise<CommandOutcome>((resolve) =>
      this.#waiting.set(commandId, {
        settle: (outcome) => {
          if (outcome.ok && present && !calm) this.#hold(commandId);
          resolve(outcome);
        },
        onWaiting: onWaiting ?? (() => {}),
        onSlow: onSlow ?? (() => {}),
        stopWaiting: () => {},
      }),
    );
    this.#emit(commandId, command);
    const outcome = await answered;
    if (!outcome.ok || !present) return outcome;
    try {
      await present(outcome);
    } finally {
      this.#release(commandId);
    }
    return outcome;
  }

  #hold(commandId: string): void {
    const timer = setTimeout(() => this.#release(commandId), LONGEST_HOLD_MS);
    this.#held.set(commandId, timer);
  }

  #release(commandId: string): void {
    clearTimeout(this.#held.get(commandId));
    if (this.#held.delete(commandId) && this.#held.size === 0) this.#catchUp();
  }

  #emit(commandId: string, command: AquariumCommand): void {
    const asked = this.#waiting.get(commandId);
    if (!asked) return;
    this.#slow.delete(words(command));
    this.pending.setState(new Map(this.pending.getState()).set(commandId, command), true);
    const stopNoticing = onSlowResponse(asked.onWaiting, SPINNER_DELAY_MS);
    const stopSlow = onSlowResponse(() => {
      this.#forget(commandId);
      this.#slow.set(words(command), commandId);
      asked.onSlow();
    });
    asked.stopWaiting = () => {
      stopNoticing();
      stopSlow();
    };
    this.#bus.toShell.emit('aquarium/command', { commandId, command });
  }

  #forget(commandId: string): void {
    const pending = new Map(this.pending.getState());
    pending.delete(commandId);
    this.pending.setState(pending, true);
    for (const [command, slow] of this.#slow) if (slow === commandId) this.#slow.delete(command);
  }

  #settle(outcome: CommandOutcome): void {
    const asked = this.#waiting.get(outcome.commandId);
    if (!asked) return;
    this.#waiting.delete(outcome.commandId);
    asked.stopWaiting();
    this.#forget(outcome.commandId);
    // First the hold, then the state: the picture must not run ahead of its explanation.
    asked.settle(outcome);
    if (outcome.ok) this.receive(outcome.change.state);
  }

  #catchUp(): void {
    const { pet, gauges } = this.state.getState();
    const shown = this.shown.getState();
    if (shown.pet !== pet || shown.gauges !== gauges) this.shown.setState({ pet, gauges }, true);
  }
}
