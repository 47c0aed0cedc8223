import type { PlayAction } from '#domain/crossword/play/crosswordPlay.ts';
import { eraseJamo, pressJamo } from '#domain/crossword/play/pressJamo.ts';
import { wordAhead } from '#domain/crossword/play/wordAhead.ts';
import { WordInput } from '../../engine/WordInput.ts';
import type { CrosswordGame } from './CrosswordGame.ts';
import type { ZoomStep } from './GridView.ts';

/** What the field cannot do by itself. */
export interface WordFieldOptions {
  /** Esc: the player wants to get to the buttons. */
  onLeave(): void;
  /** A key has chosen another cell or word. */
  onKeyMove(): void;
  /** + and −: nearer and farther; 0: the whole grid. */
  onZoom(step: ZoomStep): void;
  onFocusChange(focused: boolean): void;
}

/** Joins the text field and the crossword: text goes in, a new cell empties the field, cut text is set right. */
export class WordField {
  readonly input: WordInput;
  readonly #game: CrosswordGame;
  readonly #options: WordFieldOptions;
  #session: number;

  constructor(game: CrosswordGame, options: WordFieldOptions) {
    this.#game = game;
    this.#options = options;
    this.#session = game.play.getState().field.session;
    this.input = new WordInput({
      onText: (value, composing) => game.dispatch({ type: 'typed', value, composing }),
      onEraseBack: () => game.dispatch({ type: 'erased-back' }),
      onKey: (key, { shiftKey }) => this.#onKey(key, shiftKey),
      onFocusChange: options.onFocusChange,
    });
  }

  /** Follows the crossword. Returns the way to stop. */
  attach(): () => void {
    const { play } = this.#game;
    const follow = () => {
      const { session, value } = play.getState().field;
      if (session === this.#session) return this.input.correct(value);
      this.#session = session;
      this.input.begin();
    };
    this.#game.settleText = () => this.input.settle();
    // A field that takes the place of another one goes on with its text.
    follow();
    const stop = play.subscribe(follow);
    return () => {
      stop();
      this.input.settle();
      this.#game.settleText = () => {};
    };
  }

  /** Does something other than typing: what is being composed is committed first, into the word it belongs to. */
  act(action: PlayAction): void {
    this.input.settle();
    this.#game.dispatch(action);
  }

  /** Brings up the keyboard; must run inside the event of a gesture. `hidden`: it is known not to be there. */
  focus(hidden = false): void {
    this.input.focus(hidden && window.matchMedia('(pointer: coarse)').matches);
  }

  /** A key of the pad on the canvas. */
  pressJamo(jamo: string): void {
    this.input.settle();
    this.#game.dispatch({
      type: 'typed',
      value: pressJamo(this.#game.play.getState().field.value, jamo),
      composing: false,
    });
  }

  /** The erasing key of the pad. */
  eraseJamo(): void {
    this.input.settle();
    const { value } = this.#game.play.getState().field;
    if (value === '') this.#game.dispatch({ type: 'erased-back' });
    else this.#game.dispatch({ type: 'typed', value: eraseJamo(value), composing: false });
  }

  #onKey(key: string, shiftKey: boolean): boolean {
    if (key === 'Escape') {
      this.#options.onLeave();
      return true;
    }
    const zoom = zoomOf(key);
    if (zoom) {
      this.#options.onZoom(zoom);
      return true;
    }
    const action = key === 'Tab' ? this.#tabAction(shiftKey ? -1 : 1) : keyAction(key);
    if (!action) return false;
    this.act(action);
    this.#options.onKeyMove();
    return true;
  }

  /** Tab goes from word to word; at the last and at the first one it is the browser's, and leads out of the field. */
  #tabAction(step: 1 | -1): PlayAction | null {
    const ahead = wordAhead(this.#game.sheet, this.#game.play.getState(), step);
    return ahead ? { type: 'entry-chosen', key: ahead.key } : null;
  }
}

/** What a key does to the view of the grid; null for the others. */
export function zoomOf(key: string): ZoomStep | null {
  if (key === '+' || key === '=') return 'in';
  if (key === '-' || key === '_') return 'out';
  return key === '0' ? 'whole' : null;
}

/** What a key does while the crossword has the focus; null for keys that type. */
export function keyAction(key: string): PlayAction | null {
  switch (key) {
    case 'ArrowUp':
      return { type: 'moved', step: 'up' };
    case 'ArrowDown':
      return { type: 'moved', step: 'down' };
    case 'ArrowLeft':
      return { type: 'moved', step: 'left' };
    case 'ArrowRight':
      return { type: 'moved', step: 'right' };
    case 'Home':
      return { type: 'edge-reached', edge: 'home' };
    case 'End':
      return { type: 'edge-reached', edge: 'end' };
    case ' ':
      return { type: 'direction-toggled' };
    case 'Enter':
      return { type: 'neighbour-chosen', step: 1, unfilled: true };
    case 'Delete':
      return { type: 'word-cleared' };
    default:
      return null;
  }
}
