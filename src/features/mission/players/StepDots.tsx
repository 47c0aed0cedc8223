import { useEffect, useRef } from 'react';
import styles from './StepDots.module.css';

interface StepDotsProps {
  items: readonly { key: string }[];
  answers: Readonly<Record<string, string>>;
  index: number;
  onGo: (index: number) => void;
}

/** Where I am among the questions; each dot leads to its question. A new question is shown from its beginning. */
export function StepDots({ items, answers, index, onGo }: StepDotsProps) {
  const here = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (index === shown.current) return;
    shown.current = index;
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  return (
    <nav className={styles.dots} aria-label="문제 고르기">
      {items.map(({ key }, at) => (
        <button
          key={key}
          ref={at === index ? here : undefined}
          type="button"
          className={styles.dot}
          data-answered={Boolean(answers[key])}
          aria-current={at === index ? 'step' : undefined}
          aria-label={`${at + 1}번 문제, ${answers[key] ? '답했어요' : '아직 비었어요'}`}
          onClick={() => onGo(at)}
        >
          <span>{at + 1}</span>
        </button>
      ))}
    </nav>
  );
}
