import { mayGrow } from '#domain/crossword/play/mayGrow.ts';
import { onSlowResponse } from '../../engine/onSlowResponse.ts';

/** What a checker does outside itself. */
export interface CheckerHost {
  /** Asks for the marks of words; answered by `receive` or `refuse` with the same number. */
  ask(no: number, keys: string[]): void;
  /** A word, with the text that was marked. */
  show(mark: { key: string; text: string; correct: boolean }): void;
  /** Words are not checked any more before the mission is handed in. */
  onEnded(keys: readonly string[]): void;
  /** There is no connection: the words are checked once it is back. */
  onDeferred(): void;
}

/** Rest after which a full word is asked for, and after which it is shown as wrong, in milliseconds. */
const RESTS = {
  /** The last syllable may still get a final consonant: a child looks for the key. */
  growing: { ask: 900, show: 2_200 },
  finished: { ask: 250, show: 250 },
} as const;
/** After which a question that failed is asked again, in milliseconds, unless the connection is back before. */
const RETRY_MS = 10_000;

interface FullWord {
  text: string;
  standing: 'writing' | 'due' | 'asked' | 'known';
  /** It has rested so long that it is meant as it stands. */
  meant: boolean;
  wrong: boolean;
  timers: ReturnType<typeof setTimeout>[];
}

/**
 * Has every finished word of a crossword marked by itself, each text once. A right word is shown at once, a wrong one only
 * when nobody writes in it any more: a last syllable that is half written is no mistake.
 */
export class WordChecker {
  readonly #host: CheckerHost;
  readonly #words = new Map<string, FullWord>();
  readonly #ended = new Set<string>();
  #chosen = '';
  #asked: { no: number; texts: ReadonlyMap<string, string> } | null = null;
  #questions = 0;
  #deferred = false;
  /** The player knows that there is no connection. */
  #announced = false;
  #stopWaiting = () => {};
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(host: CheckerHost) {
    this.#host = host;
  }

  /**
   * Looks at the crossword after a change.
   *
   * @param full texts of the words that are full and not closed, by key
   * @param chosen key of the word that is written @param last its last written syllable
   */
  look(full: ReadonlyMap<string, string>, chosen: string, last: string): void {
    for (const [key, word] of [...this.#words]) if (full.get(key) !== word.text) this.#drop(key, word);
    // Whoever has turned to another word means the one before as it stands.
    if (chosen !== this.#chosen) for (const [key, word] of this.#words) this.#settle(key, word);
    this.#chosen = chosen;
    for (const [key, text] of full) if (!this.#words.has(key)) this.#begin(key, text, mayGrow(last));
    this.#ask();
  }

  /** Takes the marks of a question; words without one are not marked before the mission is handed in. */
  receive(no: number, results: readonly { key: string; correct: boolean }[], ended: readonly string[]): void {
    const texts = this.#answered(no);
    if (!texts) return;
    this.#announced = false;
    this.#end(ended);
    for (const [key, text] of texts) {
      const word = this.#words.get(key);
      const correct = results.find((mark) => mark.key === key)?.correct;
      // A word that was changed meanwhile has no mark to show.
      if (word?.text !== text) continue;
      word.standing = 'known';
      word.wrong = correct === false;
      if (correct) this.#host.show({ key, text, correct });
      else if (word.meant) this.#showWrong(key, word);
    }
    this.#ask();
  }

  /** The question failed; with `ended` none of its words is checked any more, else it is asked again later. */
  refuse(no: number, ended: boolean): void {
    const texts = this.#answered(no);
    if (!texts) return;
    for (const key of texts.keys()) {
      const word = this.#words.get(key);
      if (word?.standing === 'asked') word.standing = ended ? 'known' : 'due';
    }
    if (ended) {
      this.#end([...texts.keys()]);
      this.#ask();
      return;
    }
    this.#deferred = true;
    this.#retry = setTimeout(() => this.resume(), RETRY_MS);
    if (!this.#announced) this.#host.onDeferred();
    this.#announced = true;
  }

  /** The connection is back, or may be. */
  resume(): void {
    clearTimeout(this.#retry);
    this.#deferred = false;
    this.#ask();
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#stopWaiting();
    for (const [key, word] of [...this.#words]) this.#drop(key, word);
    this.#asked = null;
  }

  #answered(no: number): ReadonlyMap<string, string> | null {
    if (this.#asked?.no !== no) return null;
    const { texts } = this.#asked;
    this.#asked = null;
    this.#stopWaiting();
    return texts;
  }

  #begin(key: string, text: string, growing: boolean): void {
    const word: FullWord = { text, standing: 'writing', meant: false, wrong: false, timers: [] };
    this.#words.set(key, word);
    const { ask, show } = growing ? RESTS.growing : RESTS.finished;
    const isDue = () => {
      if (word.standing === 'writing') word.standing = 'due';
      this.#ask();
    };
    word.timers = [setTimeout(isDue, ask), setTimeout(() => this.#mean(key, word), show)];
  }

  /** Nothing more is written into it. */
  #settle(key: string, word: FullWord): void {
    if (word.standing === 'writing') word.standing = 'due';
    this.#mean(key, word);
  }

  #mean(key: string, word: FullWord): void {
    word.meant = true;
    if (word.wrong) this.#showWrong(key, word);
  }

  #showWrong(key: string, word: FullWord): void {
    if (!word.wrong) return;
    word.wrong = false;
    this.#host.show({ key, text: word.text, correct: false });
  }

  #drop(key: string, { timers }: FullWord): void {
    for (const timer of timers) clearTimeout(timer);
    this.#words.delete(key);
  }

  #end(keys: readonly string[]): void {
    const fresh = keys.filter((key) => !this.#ended.has(key));
    for (const key of fresh) this.#ended.add(key);
    if (fresh.length > 0) this.#host.onEnded(fresh);
  }

  #ask(): void {
    if (this.#asked || this.#deferred) return;
    const due = [...this.#words].filter(([key, { standing }]) => standing === 'due' && !this.#ended.has(key));
    if (due.length === 0) return;
    for (const [, word] of due) word.standing = 'asked';
    this.#questions += 1;
    const no = this.#questions;
    this.#asked = { no, texts: new Map(due.map(([key, { text }]) => [key, text])) };
    this.#stopWaiting = onSlowResponse(() => this.refuse(no, false));
    this.#host.ask(
      no,
      due.map(([key]) => key),
    );
  }
}
