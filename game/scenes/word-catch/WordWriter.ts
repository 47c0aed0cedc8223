import { readTyped } from '#domain/word-mission/readTyped.ts';
import { WordInput } from '../../engine/WordInput.ts';
import type { WordCatchGame } from './WordCatchGame.ts';

export interface WordWriterOptions {
  /** A key that leads to the bubbles. */
  onBubbles(): void;
  /** Esc: the player wants to get to the buttons. */
  onLeave(): void;
  onFocusChange(focused: boolean): void;
}

/**
 * Catches bubbles by writing their syllables into one real text field. The field is emptied only between words: what
 * was written before stays in it, so that no input method loses its way.
 */
export class WordWriter {
  readonly input: WordInput;
  readonly #game: WordCatchGame;
  #used = 0;
  #composing = false;
  #word: number;

  constructor(game: WordCatchGame, options: WordWriterOptions) {
    this.#game = game;
    this.#word = game.state.getState().current.wordMissionNo;
    this.input = new WordInput({
      onText: (value, composing) => {
        // Only the end of a composition shows that nothing more will be rewritten; a phone without one never reports
        // it.
        const ended = this.#composing && !composing;
        this.#composing = composing;
        this.#read(value, !ended);
      },
      onEraseBack: () => {},
      onKey: (key) => {
        if (key === 'Enter') this.#read(this.input.element.value, false);
        else if (key === 'Escape') options.onLeave();
        else if (key.startsWith('Arrow')) options.onBubbles();
        else return false;
        return true;
      },
      onFocusChange: options.onFocusChange,
    });
  }

  /** Follows the game: another word begins with an empty field. Returns the way to stop. */
  attach(): () => void {
    return this.#game.state.subscribe(() => {
      const { wordMissionNo } = this.#game.state.getState().current;
      if (wordMissionNo === this.#word) return;
      this.#word = wordMissionNo;
      this.#used = 0;
      this.#composing = false;
      this.input.begin();
    });
  }

  #read(text: string, open: boolean): void {
    const free = this.#game.floating().map(({ syllable }) => syllable);
    const { syllables, used } = readTyped({ text, open, used: this.#used }, free);
    this.#used = used;
    for (const syllable of syllables) this.#game.catchSyllable(syllable);
  }
}
