import type { StoreApi } from 'zustand/vanilla';
import type { GivenHint } from '#contract/mission.ts';
import { crosswordPlay, type PlayAction } from '#domain/crossword/play/crosswordPlay.ts';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import { createPlaySheet, type PlaySheet, type SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { filledCount, isFilled, isLocked, type PlayState, wordText } from '#domain/crossword/play/PlayState.ts';
import { startPlay } from '#domain/crossword/play/startPlay.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import type { GameBus } from '../../bus/createGameBus.ts';
import type { CrosswordSession, HandInState, SaveState } from '../../bus/ShellToGame.ts';
import { onSlowResponse, SLOW_MESSAGE } from '../../engine/onSlowResponse.ts';
import { followHandIn } from '../../ui/mission/followHandIn.ts';

/** What the scene shows besides the cells. */
export interface CrosswordStatus {
  save: SaveState;
  maxPoint: number;
  /** Points that the next hint costs. */
  hintPrice: number;
  hints: readonly GivenHint[];
  /** The request that is on its way; its button waits. */
  pending: 'hint' | 'check' | null;
  /** Words that were checked so often that only the submission shows their marks. */
  ended: ReadonlySet<string>;
  /** Unless it is open, what is written stays as it is. */
  handIn: HandInState;
  /** A sentence for the player, with a number that grows so that it can be announced twice. */
  notice: { text: string; no: number };
}

/** Moments that the view celebrates. */
export type CrosswordMoment =
  | { kind: 'word-filled' | 'word-right' | 'word-wrong'; entry: SheetEntry }
  | { kind: 'all-filled' };

/** What changes the letters of the grid. */
const WRITING: ReadonlySet<PlayAction['type']> = new Set(['typed', 'erased-back', 'word-cleared', 'wrong-cleared']);

/** Announced where a word is not checked again. */
const CHECKED_OFTEN = '여러 번 확인한 낱말은 이제 낸 뒤에 알 수 있어요. 점수는 그대로예요. 책이나 힌트를 볼까요?';

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
  /** Words that were full when last looked at. */
  #filled: ReadonlySet<string>;
  /** Texts of the words whose marks are on their way, as they were when they were asked for, by question. */
  readonly #pendingChecks = new Map<number, ReadonlyMap<string, string>>();
  #questions = 0;
  #stopWaiting = () => {};
  /** Texts of the words as the shell knows them. */
  readonly #sent = new Map<string, string>();
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: CrosswordSession, bus: GameBus) {
    this.#bus = bus;
    this.sheet = createPlaySheet(session.content.clues, session.content.size);
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
  }

  /** Listens for the shell's answers. The returned function sends what is left to send and stops. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('mission/save-state', ({ state: save }) => this.#update({ save })),
      toGame.on('crossword/hint-given', (given) => this.#takeHint(given)),
      toGame.on('crossword/checked', ({ no, results, ended }) => this.#takeMarks(no, results, ended)),
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
    return () => {
      this.#sendChanges(false);
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
    const state = this.play.getState();
    const { ended } = this.status.getState();
    const full = this.sheet.entries.filter(
      (entry) => isFilled(state, entry) && !isLocked(state, entry) && (scope === 'grid' || entry.key === state.entry),
    );
    const entries = full.filter(({ key }) => !ended.has(key));
    if (entries.length === 0) {
      this.announce(full.length === 0 ? '낱말을 다 채우면 확인할 수 있어요.' : CHECKED_OFTEN);
      return;
    }
    const no = ++this.#questions;
    this.#pendingChecks.set(no, new Map(entries.map((entry) => [entry.key, wordText(state, entry)])));
    this.#sendChanges(false);
    this.#waitFor('check');
    this.#bus.toShell.emit('crossword/check-wanted', { no, keys: entries.map(({ key }) => key) });
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
    if (newlyFilled.length === 0 || this.#filled.size < this.sheet.entries.length) return;
    this.#moment({ kind: 'all-filled' });
    this.announce('모든 낱말을 채웠어요. 제출해 볼까요?');
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
    const asked = this.#pendingChecks.get(no);
    if (!asked) return;
    this.#pendingChecks.delete(no);
    this.#waitFor(null);
    const before = this.play.getState();
    const marks = results.map((mark) => ({ ...mark, text: asked.get(mark.key) ?? '' }));
    this.play.setState(crosswordPlay(this.sheet, before, { type: 'marked', marks }), true);
    for (const { key, correct, text } of marks) {
      const entry = this.sheet.byKey.get(key);
      // A word that was changed meanwhile has no mark to show.
      if (entry && wordText(before, entry) === text)
        this.#moment({ kind: correct ? 'word-right' : 'word-wrong', entry });
    }
    if (ended.length > 0) this.#update({ ended: new Set([...this.status.getState().ended, ...ended]) });
    this.announce([describeMarks(this.sheet, marks), ...(ended.length > 0 ? [CHECKED_OFTEN] : [])].join(' '));
  }

  #moment(moment: CrosswordMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
}

/** Syllables that a hint shows are written and closed; initial consonants only stand beside the clue. */
function withHint(sheet: PlaySheet, state: PlayState, { key, step, text }: GivenHint): PlayState {
  return step === 'CONSONANTS' ? state : crosswordPlay(sheet, state, { type: 'revealed', key, text });
}

/** What a check has found, in a sentence. */
function describeMarks(sheet: PlaySheet, marks: readonly { key: string; correct: boolean }[]): string {
  const right = marks.filter(({ correct }) => correct).length;
  const wrong = marks.length - right;
  const only = marks.length === 1 ? sheet.byKey.get(marks[0]?.key ?? '') : undefined;
  if (only) return wrong === 0 ? `${entryName(only)} 낱말이 맞았어요!` : `${entryName(only)} 낱말은 다시 생각해 봐요.`;
  if (wrong === 0) return `${right}개 낱말이 모두 맞았어요!`;
  return `${right}개는 맞았고, ${wrong}개는 다시 생각해 봐요.`;
}
