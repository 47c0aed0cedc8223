import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ShownVoyageStory } from '#contract/voyage.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import { pressOf } from '#src/components/button/pressOf.ts';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { useVoyageMark } from './useVoyageMark.ts';
import styles from './VoyagePairs.module.css';

interface VoyagePairsProps {
  id: VoyageStoryId;
  story: ShownVoyageStory;
  /** All are found. @param meanings the place of the meaning of each word */
  onDone: (meanings: number[]) => void;
}

/** Words of a story and their meanings: a word is chosen, then its meaning, and each pair is marked at once. */
export function VoyagePairs({ id, story, onDone }: VoyagePairsProps) {
  const { words, meanings } = story;
  const { mark, failure } = useVoyageMark(id);
  const [chosen, setChosen] = useState<number | null>(null);
  /** By the place of the word; one that is not found yet is left out. */
  const [found, setFound] = useState<readonly (number | undefined)[]>([]);
  const [status, setStatus] = useState('낱말을 하나 고르고, 알맞은 뜻을 골라요.');

  function choose(word: number): void {
    setChosen(word);
    setStatus(`${withJosa(`‘${words[word]}’`, '은/는')} 어떤 뜻일까요?`);
  }

  async function match(meaning: number): Promise<void> {
    if (chosen === null) {
      setStatus('먼저 낱말을 하나 골라요.');
      return;
    }
    const verdict = await mark({ kind: 'PAIR', word: chosen, meaning });
    if (verdict === null) return;
    if (!verdict.right) {
      setStatus(`다시 생각해 볼까요? ${verdict.words}`);
      return;
    }
    const all = words.map((_, word) => (word === chosen ? meaning : found[word]));
    const left = all.filter((place) => place === undefined).length;
    setFound(all);
    setChosen(null);
    setStatus(left === 0 ? '맞았어요! 짝을 모두 찾았어요.' : `맞았어요! ${left}개 남았어요.`);
    if (left === 0) onDone(all.map((place) => place ?? 0));
  }

  return (
    <div className={styles.board} data-read-scope="">
      <p className={styles.told} role="status">
        {failure ?? status}
      </p>
      <div className={styles.aloud}>
        <ReadAloudButton label="낱말과 뜻 듣기" />
      </div>
      <ul className={styles.column} aria-label="낱말">
        {words.map((word, place) => {
          const right = found[place] !== undefined;
          return (
            <li key={word}>
              <button
                type="button"
                className={styles.card}
                data-right={right || undefined}
                aria-pressed={chosen === place}
                {...pressOf({ disabled: right, onClick: () => choose(place) })}
              >
                <span data-read="">{word}</span>
                {right && <Check aria-label="짝을 찾았어요" />}
              </button>
            </li>
          );
        })}
      </ul>
      <ul className={styles.column} aria-label="뜻">
        {meanings.map((meaning, place) => {
          const right = found.includes(place);
          return (
            <li key={meaning}>
              <button
                type="button"
                className={styles.card}
                data-right={right || undefined}
                {...pressOf({ disabled: right, onClick: () => void match(place) })}
              >
                <span data-read="">{meaning}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
