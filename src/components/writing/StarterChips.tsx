import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { SentenceStarter } from '#domain/mission/sentenceStarters.ts';
import { sentencePartNames } from '#domain/mission/starterTexts.ts';
import styles from './StarterChips.module.css';

interface StarterChipsProps {
  /** The most fitting first. */
  starters: readonly SentenceStarter[];
  onPick: (text: string) => void;
}

/** Offered at once: few enough to be read. */
const SHOWN = 3;

/** First words of sentences to lean on; the last button turns to others. */
export function StarterChips({ starters, onPick }: StarterChipsProps) {
  const [from, setFrom] = useState(0);
  if (starters.length === 0) return null;
  const start = from < starters.length ? from : 0;
  const shown = starters.slice(start, start + SHOWN);
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>이렇게 시작해 볼까요?</legend>
      {shown.map(({ part, text }) => (
        <button
          key={text}
          type="button"
          className={styles.chip}
          aria-label={`${sentencePartNames[part]}: ${text}`}
          onClick={() => {
            setFrom(0);
            onPick(text);
          }}
        >
          <span className={styles.part} data-part={part}>
            {sentencePartNames[part]}
          </span>
          {text}
        </button>
      ))}
      {starters.length > SHOWN && (
        <button
          type="button"
          className={`${styles.chip} ${styles.more}`}
          onClick={() => setFrom(start + SHOWN >= starters.length ? 0 : start + SHOWN)}
        >
          <RefreshCw aria-hidden="true" />
          다른 말 보기
        </button>
      )}
    </fieldset>
  );
}
