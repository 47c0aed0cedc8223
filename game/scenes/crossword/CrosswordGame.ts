import type { StoreApi } from 'zustand/vanilla';
import type { GivenHint } from '#contract/mission.ts';
import type { WordMark } from '#domain/crossword/play/applyMarks.ts';
import { crosswordPlay, type PlayAction } from '#domain/crossword/play/crosswordPlay.ts';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import { createPlaySheet, type PlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import { filledCount, isFilled, isLocked, type PlayState, wordText } from '#domain/crossword/play/PlayState.ts';
import { startPlay } from '#domain/crossword/play/startPlay.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import type { GameBus } from '../../bus/createGameBus.ts';
import type { CrosswordSession } from '../../bus/ShellToGame.ts';
import { onSlowResponse, SLOW_MESSAGE } from '../../engine/onSlowResponse.ts';
import { followHandIn } from '../../ui/mission/followHandIn.ts';
import type { CrosswordMoment, CrosswordStatus } from './CrosswordStatus.ts';
import { CHECKED_LATER, CHECKED_OFTEN, WishedChecks } from './WishedChecks.ts';
import { WordChecker } from './WordChecker.ts';

/** What changes the letters of the grid. */
const WRITING: ReadonlySet<PlayAction['type']> = new Set(['typed', 'erased-back', 'word-cleared', 'wrong-cleared']);

/** Rest after which a syllable still being composed is saved as it stands, in milliseconds. */
const COMPOSING_SAVE_MS = 600;

/**
 * One crossword being played: holds the rules' state, sends changes to the shell, and takes its answers.
 * Draws nothing.
 */
export class CrosswordGame {
  readonly sheet: PlaySheet;
  readonly clueOf: ReadonlyMap<string, string>;
  readonly play: StoreApi<PlayState>;
  readonly status: StoreApi<CrosswordStatus>;
  /** Commits what is still being composed; set by whoever owns the text field. */
  settleText: () => void = () => {};
  readonly #bus: GameBus;
  readonly #moments = new Set<(moment: CrosswordMoment) => void>();
  /** Has finished words marked; null where the player asks for it. */
  readonly #checker: WordChecker | null;
  /** Words that were full when last looked at. */
  #filled: ReadonlySet<string>;
  readonly #wishes: WishedChecks;
  #stopWaiting = () => {};
  /** Texts of the words as the shell knows them. */
  readonly #sent = new Map<string, string>();
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: CrosswordSession, bus: GameBus) {
    this.#bus = bus;
    this.sheet = createPlaySheet(session.content.clues, session.content.size);
    this.#wishes = new WishedChecks(this.sheet);
    this.clueOf = new Map(session.content.clues.map(({ key, clue }) => [key, clue]));
    let state = startPlay(this.sheet, session);
    for (const hint of session.hints) state = withHint(this.sheet, state, hint);
    this.play = valueStore(state);
    for (const entry of this.sheet.entries)
      this.#sent.set(entry.key, session.answers[entry.key] ?? wordText(state, entry));
    const { maxPoint, hintPrice, hints } = session;
    this.status = valueStore<CrosswordStatus>({
      save: 'saved',
      maxPoint,
      hintPrice,
      hints,
      pending: null,
      ended: new Set(),
      handIn: 'open',
      notice: { text: '', no: 0 },
    });
    this.#filled = this.#filledKeys();
    this.#checker = session.checksItself ? this.#createChecker() : null;
  }

  /** True where finished words are marked by themselves. */
  get checksItself(): boolean {
    return this.#checker !== null;
  }

  /** Listens for the shell's answers. The returned function sends what is left to send and stops. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('mission/save-state', ({ state: save }) => {
        this.#update({ save });
        if (save === 'saved') this.#checker?.resume();
      }),
      toGame.on('crossword/hint-given', (given) => this.#takeHint(given)),
      toGame.on('crossword/checked', ({ no, results, ended }) => this.#takeMarks(no, results, ended)),
      toGame.on('crossword/check-refused', ({ no, ended, message }) => {
        if (this.#checker) return this.#checker.refuse(no, ended);
        this.#waitFor(null);
        this.announce(message);
      }),
      toGame.on('mission/refused', ({ message }) => {
        this.#waitFor(null);
        this.announce(message);
      }),
      followHandIn(
        this.#bus,
        (handIn) => this.#update({ handIn }),
        (text) => this.announce(text),
      ),
    ];
    this.#lookForFinished();
    return () => {
      this.#sendChanges(false);
      this.#checker?.stop();
      // An answer that comes meanwhile finds nobody; the button can be pressed again.
      this.#waitFor(null);
      for (const remove of removers) remove();
    };
  }

  /** Subscribes to words filled and marked. Returns its unsubscribe. */
  onMoment(listener: (moment: CrosswordMoment) => void): () => void {
    this.#moments.add(listener);
    return () => this.#moments.delete(listener);
  }

  dispatch(action: PlayAction): void {
    if (this.#isClosed && WRITING.has(action.type)) return;
    const before = this.play.getState();
    const after = crosswordPlay(this.sheet, before, action);
    if (after === before) return;
    this.play.setState(after, true);
    this.#sendChanges(after.field.composing);
    if (!after.field.composing) this.#celebrate();
    this.#lookForFinished();
  }

  /** Asks for the next hint of the chosen word. */
  wantHint(): void {
    this.settleText();
    if (this.status.getState().pending || this.#isClosed) return;
    this.#waitFor('hint');
    this.#bus.toShell.emit('crossword/hint-wanted', { key: this.play.getState().entry });
  }

  /** Asks the shell to have the chosen word marked, or all that are filled. */
  wantCheck(scope: 'word' | 'grid'): void {
    this.settleText();
    if (this.status.getState().pending || this.#isClosed) return;
    const asked = this.#wishes.want(this.play.getState(), scope, this.status.getState().ended);
    if ('sentence' in asked) {
      this.announce(asked.sentence);
      return;
    }
    this.#sendChanges(false);
    this.#waitFor('check');
    this.#bus.toShell.emit('crossword/check-wanted', { ...asked, byItself: false });
  }

  /** Takes the student's wish and has it remembered. */
  setSkipFilled(on: boolean): void {
    this.settleText();
    this.dispatch({ type: 'skip-filled-set', on });
    this.#bus.toShell.emit('crossword/settings-wanted', { skipFilled: on });
  }

  wantSubmit(): void {
    if (this.#isClosed) return;
    this.settleText();
    this.#sendChanges(false);
    const emptyCount = this.sheet.entries.length - filledCount(this.sheet, this.play.getState());
    this.#bus.toShell.emit('mission/submit-wanted', { emptyCount });
  }

  leave(): void {
    this.#sendChanges(false);
    this.#bus.toShell.emit('mission/leave', {});
  }

  /** Shows and speaks a sentence. */
  announce(text: string): void {
    this.#update({ notice: { text, no: this.status.getState().notice.no + 1 } });
  }

  get #isClosed(): boolean {
    return this.status.getState().handIn !== 'open';
  }

  /** A request that has no answer for long frees its button: asked again it is the same request. */
  #waitFor(pending: CrosswordStatus['pending']): void {
    this.#stopWaiting();
    this.#update({ pending });
    if (pending === null) return;
    this.#stopWaiting = onSlowResponse(() => {
      this.#update({ pending: null });
      this.announce(SLOW_MESSAGE);
    });
  }

  #update(change: Partial<CrosswordStatus>): void {
    this.status.setState({ ...this.status.getState(), ...change }, true);
  }

  /** Sends the shell every word whose text it does not know yet; while composing, only after a rest. */
  #sendChanges(composing: boolean): void {
    clearTimeout(this.#saveTimer);
    if (composing) {
      this.#saveTimer = setTimeout(() => this.#sendChanges(false), COMPOSING_SAVE_MS);
      return;
    }
    const state = this.play.getState();
    for (const entry of this.sheet.entries) {
      const value = wordText(state, entry);
      if (this.#sent.get(entry.key) === value) continue;
      this.#sent.set(entry.key, value);
      this.#bus.toShell.emit('crossword/answered', { key: entry.key, value });
    }
  }

  #filledKeys(): Set<string> {
    const state = this.play.getState();
    return new Set(this.sheet.entries.filter((entry) => isFilled(state, entry)).map(({ key }) => key));
  }

  #celebrate(): void {
    const known = this.#filled;
    this.#filled = this.#filledKeys();
    const newlyFilled = this.sheet.entries.filter(({ key }) => this.#filled.has(key) && !known.has(key));
    for (const entry of newlyFilled) this.#moment({ kind: 'word-filled', entry });
    // Where words are marked by themselves this is shown when the last one is right.
    if (this.#checker || newlyFilled.length === 0 || this.#filled.size < this.sheet.entries.length) return;
    this.announce('모든 낱말을 채웠어요. 제출해 볼까요?');
  }

  #createChecker(): WordChecker {
    return new WordChecker({
      ask: (no, keys) => {
        this.#sendChanges(false);
        this.#bus.toShell.emit('crossword/check-wanted', { no, keys, byItself: true });
      },
      show: (mark) => this.#showMarks([mark]),
      onEnded: (keys) => {
        this.#update({ ended: new Set([...this.status.getState().ended, ...keys]) });
        this.announce(CHECKED_OFTEN);
      },
      onDeferred: () => this.announce(CHECKED_LATER),
    });
  }

  #lookForFinished(): void {
    if (!this.#checker || this.#isClosed) return;
    const state = this.play.getState();
    const full = this.sheet.entries.filter((entry) => isFilled(state, entry) && !isLocked(state, entry));
    const texts = new Map(full.map((entry) => [entry.key, wordText(state, entry)]));
    this.#checker.look(texts, state.entry, [...state.field.value].at(-1) ?? '');
  }

  #takeHint({ hint, maxPoint, hintPrice }: { hint: GivenHint; maxPoint: number; hintPrice: number }): void {
    const others = this.status.getState().hints.filter(({ key, step }) => key !== hint.key || step !== hint.step);
    this.#waitFor(null);
    this.#update({ hints: [...others, hint], maxPoint, hintPrice });
    this.play.setState(withHint(this.sheet, this.play.getState(), hint), true);
    this.#sendChanges(false);
    this.#celebrate();
    const entry = this.sheet.byKey.get(hint.key);
    const words = { CONSONANTS: '초성은', FIRST_SYLLABLE: '첫 글자는', WORD: '낱말은' }[hint.step];
    if (entry) this.announce(`${entryName(entry)} ${words} ${[...hint.text].join(' ')}`);
  }

  #takeMarks(no: number, results: readonly { key: string; correct: boolean }[], ended: readonly string[] = []): void {
    this.#checker?.receive(no, results, ended);
    const answer = this.#checker ? null : this.#wishes.receive(no, results, ended);
    if (!answer) return;
    this.#waitFor(null);
    this.#showMarks(answer.marks);
    if (ended.length > 0) this.#update({ ended: new Set([...this.status.getState().ended, ...ended]) });
    this.announce(answer.sentence);
  }

  #showMarks(marks: readonly WordMark[]): void {
    const before = this.play.getState();
    const after = crosswordPlay(this.sheet, before, { type: 'marked', marks, goesOn: this.checksItself });
    this.play.setState(after, true);
    for (const { key, correct, text } of marks) {
      const entry = this.sheet.byKey.get(key);
      // A word that was changed meanwhile has no mark to show.
      if (entry && wordText(before, entry) === text)
        this.#moment({ kind: correct ? 'word-right' : 'word-wrong', entry });
    }
    // What was typed beyond the word is in the next one now.
    this.#sendChanges(after.field.composing);
    this.#lookForFinished();
    const closed = (state: PlayState) => this.sheet.entries.every((entry) => isLocked(state, entry));
    if (!this.checksItself || closed(before) || !closed(after)) return;
    this.#moment({ kind: 'all-right' });
    this.announce('낱말을 모두 맞혔어요! 이제 제출해 볼까요?');
  }

  #moment(moment: CrosswordMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
}

/** Syllables that a hint shows are written and closed; initial consonants only stand beside the clue. */
function withHint(sheet: PlaySheet, state: PlayState, { key, step, text }: GivenHint): PlayState {
  return step === 'CONSONANTS' ? state : crosswordPlay(sheet, state, { type: 'revealed', key, text });
}
