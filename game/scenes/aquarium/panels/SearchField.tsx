import { useEffect, useMemo, useRef } from 'react';
import type { Rect } from '#game/engine/Rect.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import styles from './field.module.css';

export interface SearchFieldProps {
  id: string;
  rect: Rect;
  onWrite: (text: string) => void;
  /** Escape leaves the search and not the panel. */
  onLeave: () => void;
}

const NAME = '이름으로 찾기';

/** A real text field: Hangul is composed there, and each change is looked for at once, also in the middle of a syllable. */
export function SearchField({ id, rect, onWrite, onLeave }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef({ onWrite, onLeave });
  newest.current = { onWrite, onLeave };
  useEffect(() => {
    // The layer mounts what the twin holds a moment later.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  // Made once: a field that is rebuilt would lose the syllable that is being written.
  const content = useMemo(
    () => (
      <input
        ref={field}
        className={styles.field}
        type="text"
        lang="ko"
        aria-label={NAME}
        placeholder="이름이나 초성, 예: ㅂㄷㅃ"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => newest.current.onWrite(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229) return;
          event.stopPropagation();
          newest.current.onLeave();
        }}
      />
    ),
    [],
  );
  useTwin({ id, role: 'custom', name: NAME, rect, order: -2, content });
  return null;
}
