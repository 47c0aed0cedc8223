import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { usePost, useStaffServices } from './services/StaffServicesContext.ts';
import { staffQueries } from './staffQueries.ts';

/**
 * Books found by words, while they are typed. `place` stands around what was found: it takes the focus that went with a
 * book, because other words do not find it or because it was taken.
 *
 * @param taken what else decides which books are offered
 */
export function useBookSearch(taken = '') {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const found = useQuery({ ...staffQueries.books(api, academyNo, asked), placeholderData: (before) => before });
  const place = useLostFocus<HTMLDivElement>(`${taken} ${found.data?.items.map(({ bookNo }) => bookNo).join()}`);
  return { words, setWords, found, place };
}
