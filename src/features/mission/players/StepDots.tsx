import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ItemStanding } from './itemStanding.ts';
import styles from './StepDots.module.css';

const marked = {
  right: { text: '맞았어요', Sign: Check },
  wrong: { text: '다시 볼 것이에요', Sign: RotateCcw },
} as const;

interface StepDotsProps {
  items: readonly { key: string }[];
  answers: Readonly<Record<string, string>>;
  /** Null for an item that is not marked before the end. */
  standingOf?: (key: string) => ItemStanding | null;
  index: number;
  onGo: (index: number) => void;
}

/** Where I am among the questions; each dot leads to its question. A new question is shown from its beginning. */
export function StepDots({ items, answers, standingOf = () => null, index, onGo }: StepDotsProps) {
  const here = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (index === shown.current) return;
    shown.current = index;
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  return (
    <nav className={styles.dots} aria-label="문제 고르기">
      {items.map(({ key }, at) => {
        const standing = standingOf(key);
        const words = standing === 'right' || standing === 'wrong' ? marked[standing] : null;
        return (
          <button
            key={key}
            ref={at === index ? here : undefined}
            type="button"
            className={styles.dot}
            data-answered={Boolean(answers[key])}
            data-standing={standing ?? undefined}
            aria-current={at === index ? 'step' : undefined}
            aria-label={`${at + 1}번 문제, ${words?.text ?? (answers[key] ? '답했어요' : '아직 비었어요')}`}
            onClick={() => onGo(at)}
          >
            <span>{at + 1}</span>
            {words && <words.Sign className={styles.sign} aria-hidden="true" />}
          </button>
        );
      })}
    </nav>
  );
}
