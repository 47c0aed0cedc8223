import type { WordMark } from '#domain/crossword/play/applyMarks.ts';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import type { PlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import { isFilled, isLocked, type PlayState, wordText } from '#domain/crossword/play/PlayState.ts';

/** Announced where a word is not checked again. */
export const CHECKED_OFTEN =
  '여러 번 확인한 낱말은 이제 낸 뒤에 알 수 있어요. 점수는 그대로예요. 책이나 힌트를 볼까요?';

/** Announced where words cannot be checked now. */
export const CHECKED_LATER = '쓴 낱말은 잘 두었어요. 연결되면 맞았는지 알려 줄게요.';

/** Checks that the player asks for: where finished words are not marked by themselves, as in a contest. */
export class WishedChecks {
  readonly #sheet: PlaySheet;
  /** Texts of the words whose marks are on their way, as they were when they were asked for, by question. */
  readonly #asked = new Map<number, ReadonlyMap<string, string>>();
  #questions = 0;

  constructor(sheet: PlaySheet) {
    this.#sheet = sheet;
  }

  /**
   * A question about the chosen word, or about all that are full; a sentence where there is nothing to ask.
   *
   * @param ended words that are not checked again
   */
  want(
    state: PlayState,
    scope: 'word' | 'grid',
    ended: ReadonlySet<string>,
  ): { no: number; keys: string[] } | { sentence: string } {
    const full = this.#sheet.entries.filter(
      (entry) => isFilled(state, entry) && !isLocked(state, entry) && (scope === 'grid' || entry.key === state.entry),
    );
    const entries = full.filter(({ key }) => !ended.has(key));
    if (entries.length === 0)
      return { sentence: full.length === 0 ? '낱말을 다 채우면 확인할 수 있어요.' : CHECKED_OFTEN };
    const no = ++this.#questions;
    this.#asked.set(no, new Map(entries.map((entry) => [entry.key, wordText(state, entry)])));
    return { no, keys: entries.map(({ key }) => key) };
  }

  /** The marks of a question with what they are about, and a sentence about them; null for an unknown question. */
  receive(
    no: number,
    results: readonly { key: string; correct: boolean }[],
    ended: readonly string[],
  ): { marks: WordMark[]; sentence: string } | null {
    const asked = this.#asked.get(no);
    if (!asked) return null;
    this.#asked.delete(no);
    const marks = results.map((mark) => ({ ...mark, text: asked.get(mark.key) ?? '' }));
    const sentence = [this.#describe(marks), ...(ended.length > 0 ? [CHECKED_OFTEN] : [])].join(' ');
    return { marks, sentence };
  }

  #describe(marks: readonly WordMark[]): string {
    const right = marks.filter(({ correct }) => correct).length;
    const wrong = marks.length - right;
    const only = marks.length === 1 ? this.#sheet.byKey.get(marks[0]?.key ?? '') : undefined;
    if (only)
      return wrong === 0 ? `${entryName(only)} 낱말이 맞았어요!` : `${entryName(only)} 낱말은 다시 생각해 봐요.`;
    if (wrong === 0) return `${right}개 낱말이 모두 맞았어요!`;
    return `${right}개는 맞았고, ${wrong}개는 다시 생각해 봐요.`;
  }
}
