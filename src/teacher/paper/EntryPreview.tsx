import type { PaperSheet } from '#contract/paper.ts';
import type { CountedAnswer } from '#domain/paper/paperStand.ts';
import { wordSign } from '#domain/paper/readWords.ts';
import { leftSigns, type SheetItem } from '#domain/paper/sheetItems.ts';
import type { TypedSheet } from '#domain/paper/TypedSheet.ts';
import styles from './EnterPaper.module.css';

interface EntryPreviewProps {
  items: PaperSheet['items'];
  typed: TypedSheet;
  /** By item: what will count. */
  counted: readonly CountedAnswer[];
  text: string;
  onText: (text: string) => void;
}

/** What will be counted, item by item; for a crossword also by pressing words. */
export function EntryPreview({ items, typed, counted, text, onText }: EntryPreviewProps) {
  const words = items.filter((item) => item.form === 'WORD');
  const given = counted.filter(({ from }) => from !== 'NONE').length;
  const onScreen = counted.filter(({ from }) => from === 'SCREEN').length;
  const right = items.filter((item, index) => item.form === 'WORD' && counted[index]?.value === item.word).length;
  return (
    <section className={styles.preview} aria-labelledby="what-counts">
      <h3 id="what-counts">이렇게 세요</h3>
      <p className={styles.quiet}>
        {words.length > 0
          ? `낱말 ${items.length}개 가운데 ${right}개를 맞은 것으로 세요.`
          : `문제 ${items.length}개 가운데 ${given}개에 답이 있어요.`}
        {onScreen > 0 && ` ${onScreen}개는 학생이 화면에서 한 답을 세요.`}
      </p>
      <ol className={words.length > 0 ? styles.words : styles.items}>
        {items.map((item, index) => {
          const answer = counted[index] ?? { value: '', from: 'NONE' as const };
          const state = typed.items[index]?.state ?? 'MISSING';
          return (
            <li key={item.key} data-now={typed.at === index || undefined} data-state={state}>
              {item.form === 'WORD' ? (
                <WordRow
                  item={item}
                  sign={wordSign(words, item)}
                  answer={answer}
                  onToggle={() => onText(toggled(text, wordSign(words, item)))}
                />
              ) : (
                <>
                  <b>{signOf(items, index)}</b>
                  <AnswerWords item={item} answer={answer} />
                </>
              )}
              {answer.from === 'SCREEN' && <span className={styles.screen}>화면</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface WordRowProps {
  item: Extract<SheetItem, { form: 'WORD' }>;
  sign: string;
  answer: CountedAnswer;
  onToggle: () => void;
}

function WordRow({ item, sign, answer, onToggle }: WordRowProps) {
  const right = answer.value === item.word;
  return (
    <button type="button" className={styles.word} aria-pressed={!right} onClick={onToggle}>
      <b>{sign}</b>
      <span>
        {item.direction === 'across' ? '가로' : '세로'} <strong>{item.word}</strong>
      </span>
      <span className={styles.mark}>
        {right ? '맞음' : answer.value === '' ? '틀림·빈칸' : `틀림: ${answer.value}`}
      </span>
    </button>
  );
}

function AnswerWords({ item, answer }: { item: Exclude<SheetItem, { form: 'WORD' }>; answer: CountedAnswer }) {
  const { value } = answer;
  if (value === '') return <span className={styles.none}>–</span>;
  if (item.form === 'OX') return <span className={styles.sign}>{value}</span>;
  const numberOf = (one: string) => item.options.findIndex((option) => option.value === one) + 1;
  if (item.form === 'ORDER') return <span className={styles.sign}>{[...value].map(numberOf).join('→')}</span>;
  return (
    <>
      <span className={styles.sign}>{numberOf(value)}</span>
      <span className={styles.text}>{item.options.find((option) => option.value === value)?.text}</span>
    </>
  );
}

/** Left cards of a matching sheet have letters, everything else numbers. */
function signOf(items: PaperSheet['items'], index: number): string {
  const isMatching = items.every((item) => item.form === 'NUMBER' && item.options[0]?.value.startsWith('r'));
  return isMatching ? (leftSigns[index] ?? '') : `${index + 1}`;
}

/** The text with a word named or no longer named. */
function toggled(text: string, sign: string): string {
  const tokens = text.split(/[\s,.]+/u).filter(Boolean);
  const rest = tokens.filter(
    (token) => token !== sign && !(token.startsWith(sign) && /^[가-힣]+$/u.test(token.slice(sign.length))),
  );
  return (rest.length < tokens.length ? rest : [...tokens, sign]).join(' ');
}
