import { MessageSquarePlus, X } from 'lucide-react';
import { useId } from 'react';
import type { TextRemark, Writing } from '#contract/textReply.ts';
import { REPLY_TUNING } from '#domain/text-reply/replyStickers.ts';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { splitSentences } from '#src/lib/read-aloud/splitSentences.ts';
import styles from './TextsPage.module.css';

interface RemarkedTextProps {
  writing: Writing;
  /** Of all writings of the text. */
  remarks: readonly TextRemark[];
  onChange: (remarks: TextRemark[]) => void;
}

/** What was written to one question. A sentence that is chosen gets a place for words beside it. */
export function RemarkedText({ writing: { key, question, text }, remarks, onChange }: RemarkedTextProps) {
  const id = useId();
  const own = remarks.filter((remark) => remark.key === key);
  const isFull = remarks.length >= REPLY_TUNING.mostRemarks;
  const others = (quote: string) => remarks.filter((remark) => remark.key !== key || remark.quote !== quote);
  const toggle = (quote: string, on: boolean) => onChange(on ? [...remarks, { key, quote, body: '' }] : others(quote));
  let at = 0;
  const sentences = splitSentences(text).map((sentence) => {
    const place = at;
    at += sentence.length;
    return { place, sentence, quote: sentence.trim().slice(0, REPLY_TUNING.longestQuote) };
  });
  return (
    <div className={styles.writing}>
      <h2>{question}</h2>
      <p className={styles.sentences}>
        {sentences.map(({ place, sentence, quote }) => {
          const number = own.findIndex((remark) => remark.quote === quote) + 1;
          return quote === '' ? (
            sentence
          ) : (
            <label key={place} className={styles.sentence} data-chosen={number > 0 || undefined}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={number > 0}
                disabled={isFull && number === 0}
                onChange={() => toggle(quote, number === 0)}
              />
              {sentence.trimEnd()}
              {number > 0 && <sup>{number}</sup>}
              {sentence.slice(sentence.trimEnd().length)}
            </label>
          );
        })}
      </p>
      {own.map((remark, index) => (
        <div key={remark.quote} className={styles.remark}>
          <span aria-hidden="true">{index + 1}</span>
          <TextField
            id={`${id}-${index}`}
            label={`“${shortened(remark.quote)}”에 한마디`}
            maxLength={REPLY_TUNING.longestRemark}
            value={remark.body}
            autoFocus={remark.body === ''}
            onChange={(event) =>
              onChange(remarks.map((each) => (each === remark ? { ...each, body: event.target.value } : each)))
            }
          />
          <IconButton label="이 한마디 지우기" icon={<X />} onClick={() => onChange(others(remark.quote))} />
        </div>
      ))}
      {own.length === 0 && (
        <p className={styles.tip}>
          <MessageSquarePlus aria-hidden="true" />
          문장을 누르면 그 문장에 한마디를 쓸 수 있어요.
        </p>
      )}
    </div>
  );
}

const SHOWN = 18;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= SHOWN ? text : `${letters.slice(0, SHOWN).join('')}…`;
}
