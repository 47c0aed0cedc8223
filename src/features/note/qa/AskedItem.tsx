import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnQuestion } from '#domain/note/NoteContent.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { noteQueries } from '../noteQueries.ts';
import { askableItems } from './askableItems.ts';

interface AskedItemProps {
  bookNo: number;
  kind: string | null;
  itemKey: string | null;
  children: (about: OwnQuestion['about']) => ReactNode;
}

/** Finds the item of a mission that the address names. What cannot be found, or not now, is asked without it. */
export function AskedItem({ bookNo, kind, itemKey, children }: AskedItemProps) {
  const named = kind !== null && itemKey !== null;
  const results = useQuery({ ...noteQueries.results(useApi(), bookNo), enabled: named });
  if (named && results.isPending) return <PageSkeleton />;
  const items = results.data ? askableItems(results.data) : [];
  return children(items.find((item) => item.readingMissionType === kind && item.key === itemKey) ?? null);
}
