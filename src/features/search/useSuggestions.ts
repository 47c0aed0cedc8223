import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { BookSuggestion } from '#contract/bookSearch.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { searchQueries } from './searchQueries.ts';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 150;
/** What browsers report for keys that an input method has taken. */
const COMPOSING = 229;
const NONE: readonly BookSuggestion[] = [];

/**
 * The suggestions of a search box after the combobox pattern: arrows move through them, Enter takes one, Escape puts
 * them away. They come without being asked for and never keep anybody from searching what was typed.
 */
export function useSuggestions(words: string, onChoose: (text: string) => void) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useSettled(words.trim(), PAUSE_MS);
  const query = useQuery(searchQueries.suggestions(useApi(), wanted ? typed : ''));
  const items = words.trim() === '' ? NONE : (query.data ?? NONE);
  const open = wanted && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function close(): void {
    setWanted(false);
    setActive(-1);
  }

  function choose(text: string): void {
    close();
    onChoose(text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys that end a syllable belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (words.trim() === '') return;
      event.preventDefault();
      setWanted(true);
      if (!open) return;
      // One place more than there are suggestions: what was typed itself.
      const places = items.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => ((at + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && open) {
      const chosen = items[active];
      if (chosen === undefined) return;
      event.preventDefault();
      choose(chosen.text);
    }
  }

  return {
    items,
    open,
    active,
    listId,
    optionId,
    close,
    choose,
    onKeyDown,
    onType: () => {
      setWanted(true);
      setActive(-1);
    },
    /** For the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
    } as const,
  };
}
