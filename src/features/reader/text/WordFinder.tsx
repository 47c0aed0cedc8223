import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { Sentence } from '#src/lib/book-text/prepareBook.ts';
import { columnOfSentence, firstSentenceOfSpread } from '../columnOfSentence.ts';
import { spreadOfColumn } from '../SpreadLayout.ts';
import type { MeasuredLayout } from '../useMeasuredLayout.ts';
import { type TextSpan, wordsOf } from './TextSpan.ts';
import styles from './WordFinder.module.css';

interface WordFinderProps {
  flow: RefObject<HTMLElement | null>;
  layout: MeasuredLayout | null;
  spread: number;
  sentences: readonly Sentence[];
  /** Where the keys have come to; null when they are let go. */
  found: TextSpan | null;
  onFind: (word: TextSpan | null) => void;
  onGo: (spread: number) => void;
  onWord: (word: TextSpan) => void;
  onSentence: (sentence: number) => void;
}

/**
 * The keyboard's way to the words: once pressed, the arrow keys go from word to word and from sentence to sentence, Enter
 * explains the word and N keeps the sentence. It is seen while it has the focus.
 */
export function WordFinder(props: WordFinderProps) {
  const { flow, layout, spread, sentences, found, onFind, onGo } = props;
  const hint = useId();
  const [spoken, setSpoken] = useState('');

  function find(sentence: number, at: 'first' | 'last' | number): boolean {
    const text = sentences[sentence]?.text;
    if (text === undefined) return false;
    const words = wordsOf(text);
    const word = words[at === 'first' ? 0 : at === 'last' ? words.length - 1 : at];
    if (!word) return false;
    onFind({ sentence, ...word });
    setSpoken(text.slice(word.from, word.to));
    const column = flow.current && layout && columnOfSentence(flow.current, layout, sentence, word);
    if (layout && typeof column === 'number') onGo(spreadOfColumn(layout, column));
    return true;
  }

  function begin(): void {
    if (flow.current && layout) find(firstSentenceOfSpread(flow.current, layout, spread), 'first');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!found) return;
    const { sentence, from } = found;
    const here = wordsOf(sentences[sentence]?.text ?? '').findIndex((word) => word.from === from);
    const actions: Record<string, () => unknown> = {
      ArrowRight: () => find(sentence, here + 1) || find(sentence + 1, 'first'),
      ArrowLeft: () => (here > 0 ? find(sentence, here - 1) : find(sentence - 1, 'last')),
      ArrowDown: () => find(sentence + 1, 'first'),
      ArrowUp: () => find(sentence - 1, 'first'),
      Enter: () => props.onWord(found),
      ' ': () => props.onWord(found),
      KeyN: () => props.onSentence(sentence),
      Escape: () => onFind(null),
    };
    // By its place: with a Korean keyboard the key has another name.
    const action = actions[event.key] ?? actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={styles.finder}>
      <button type="button" aria-pressed={found !== null} aria-describedby={hint} onClick={begin} onKeyDown={onKeyDown}>
        낱말 찾기
      </button>
      <p id={hint} className={styles.hint}>
        화살표로 낱말을 고르고, 엔터로 뜻을 봐요. N을 누르면 문장을 간직해요.
      </p>
      <p className="visually-hidden" role="status">
        {found && spoken}
      </p>
    </div>
  );
}
