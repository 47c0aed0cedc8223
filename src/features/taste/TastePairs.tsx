import { Check } from 'lucide-react';
import { useState } from 'react';
import { withJosa } from '#domain/text/withJosa.ts';
import { pressOf } from '../../components/button/pressOf.ts';
import styles from './TastePairs.module.css';
import { shownMeanings, tasteStory } from './tasteStory.ts';

const { pairs } = tasteStory;

/** Three words and their meanings: a word is chosen, then its meaning. */
export function TastePairs({ onDone }: { onDone: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [matched, setMatched] = useState<readonly number[]>([]);
  const [status, setStatus] = useState('낱말을 하나 고르고, 알맞은 뜻을 골라요.');

  function choose(index: number): void {
    setChosen(index);
    setStatus(`${withJosa(`‘${pairs[index]?.word}’`, '은/는')} 어떤 뜻일까요?`);
  }

  function match(meaning: number): void {
    if (chosen === null) {
      setStatus('먼저 낱말을 하나 골라요.');
      return;
    }
    if (chosen !== meaning) {
      setStatus(`다시 생각해 볼까요? ${pairs[chosen]?.hint}`);
      return;
    }
    const all = [...matched, meaning];
    setMatched(all);
    setChosen(null);
    if (all.length === pairs.length) onDone();
    else setStatus(`맞았어요! ${pairs.length - all.length}개 남았어요.`);
  }

  return (
    <div className={styles.board}>
      <p className={styles.told} role="status">
        {status}
      </p>
      <ul className={styles.column} aria-label="낱말">
        {pairs.map(({ word }, index) => (
          <li key={word}>
            <button
              type="button"
              className={styles.card}
              data-right={matched.includes(index) || undefined}
              aria-pressed={chosen === index}
              {...pressOf({ disabled: matched.includes(index), onClick: () => choose(index) })}
            >
              {word}
              {matched.includes(index) && <Check aria-label="짝을 찾았어요" />}
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.column} aria-label="뜻">
        {shownMeanings.map((index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.card}
              data-right={matched.includes(index) || undefined}
              {...pressOf({ disabled: matched.includes(index), onClick: () => match(index) })}
            >
              {pairs[index]?.meaning}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
