import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { KeyCap, KeyHint } from './KeyHint.tsx';
import { QuestionNo } from './QuestionNo.tsx';
import styles from './TestQuestion.module.css';

export interface TestPassage {
  key: string;
  title: string;
  paragraphs: readonly string[];
}

interface TestQuestionProps {
  /** Another one is another question: the focus follows to it. */
  questionKey: string;
  /** From 1. */
  no: number;
  count: number;
  /** Beside the number, for instance what kind of question it is. */
  tag?: ReactNode;
  passage: TestPassage | null;
  /** A sentence or short text of its own; '' without one. */
  content?: string;
  question: string;
  options: readonly { no: number; text: string }[];
  /** Number of the chosen option; null without an answer. */
  chosen: number | null;
  /** Below the options, for instance a way to pass the question over. */
  children?: ReactNode;
  onChoose: (no: number) => void;
}

/**
 * One question of a test: what is to be read, what is asked, and options to choose from. The passage stays where it is
 * while its questions change. Keys are the page's matter (useTestKeys). Give `TestFrame` the same `wide` as here.
 */
export function TestQuestion(props: TestQuestionProps) {
  const { questionKey, no, count, tag, passage, content = '', question, options, chosen, children, onChoose } = props;
  const { text, stem } = useTestPlace(questionKey, passage?.key ?? null);
  const most = options.length;
  return (
    <div className={styles.desk} data-passage={passage !== null}>
      {passage && (
        <article
          key={passage.key}
          ref={text}
          className={styles.passage}
          translate="no"
          aria-label={passage.title || '읽을 글'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls in its own place, by key as well
          tabIndex={0}
        >
          {passage.title && (
            <h2 className={styles.heading} data-read="">
              {passage.title}
            </h2>
          )}
          {passage.paragraphs.map((paragraph) => (
            <p key={paragraph} data-read="">
              {paragraph}
            </p>
          ))}
        </article>
      )}
      <div className={styles.side}>
        <fieldset className={styles.question} translate="no">
          <legend ref={stem} className={styles.stem} tabIndex={-1}>
            <span className={styles.tags}>
              <QuestionNo no={no} count={count} />
              {tag}
            </span>
            {content && (
              <span className={styles.content} data-read="">
                {content}
              </span>
            )}
            <h2 data-read="">{question}</h2>
          </legend>
          <div className={styles.options}>
            {options.map((option) => (
              <button
                key={`${questionKey}-${option.no}`}
                type="button"
                className={styles.option}
                data-read={`${option.no}번. ${option.text}`}
                aria-pressed={chosen === option.no}
                aria-label={`${option.no}번, ${option.text}`}
                onClick={() => onChoose(option.no)}
              >
                <span className={styles.no}>{option.no}</span>
                <span className={styles.text}>{option.text}</span>
              </button>
            ))}
          </div>
        </fieldset>
        <div className={styles.foot}>
          <ReadAloudButton key={`read-${questionKey}`} label={passage ? '글과 문제 듣기' : '문제 듣기'} />
          {children}
          <KeyHint>
            <KeyCap>1</KeyCap>–<KeyCap>{most}</KeyCap> 로 고르고 <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> 로 넘겨요
          </KeyHint>
        </div>
      </div>
    </div>
  );
}

/**
 * What is new gets the focus and comes into sight when another question is shown: its text, or the question where the
 * text is the same as before. The next Tab leads to the answers either way. The first question is left alone: the page
 * has just opened.
 */
function useTestPlace(
  questionKey: string,
  passageKey: string | null,
): { text: RefObject<HTMLElement | null>; stem: RefObject<HTMLLegendElement | null> } {
  const text = useRef<HTMLElement>(null);
  const stem = useRef<HTMLLegendElement>(null);
  const shown = useRef({ questionKey, passageKey });

  useEffect(() => {
    const before = shown.current;
    if (before.questionKey === questionKey) return;
    shown.current = { questionKey, passageKey };
    const sameText = passageKey !== null && before.passageKey === passageKey;
    const here = sameText || !text.current ? stem.current : text.current;
    here?.focus({ preventScroll: true });
    if (sameText) here?.scrollIntoView({ block: 'nearest' });
    else window.scrollTo({ top: 0 });
  }, [questionKey, passageKey]);

  return { text, stem };
}
