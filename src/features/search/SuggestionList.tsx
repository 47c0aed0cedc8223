import { BookOpen, UserRound } from 'lucide-react';
import styles from './SuggestionList.module.css';
import type { useSuggestions } from './useSuggestions.ts';

const icons = { TITLE: BookOpen, AUTHOR: UserRound } as const;

/** The list under the search box. The focus stays in the box. */
export function SuggestionList({ items, active, listId, optionId, choose }: ReturnType<typeof useSuggestions>) {
  return (
    <div id={listId} role="listbox" aria-label="추천하는 말" className={styles.list}>
      {items.map(({ kind, text }, index) => {
        const Icon = icons[kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box that has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
          <div
            key={`${kind} ${text}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Pressing must not take the focus from the box, or the list would be gone before the press is over.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(text)}
          >
            <Icon aria-hidden="true" />
            <span className={styles.text}>{text}</span>
            {kind === 'AUTHOR' && <span className={styles.kind}>지은이</span>}
          </div>
        );
      })}
    </div>
  );
}
