import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAccount, useServices } from '../services/ServicesContext.ts';
import { createPersisted } from './createPersisted.ts';

export interface TabDraft<T> {
  read(): T | null;
  keep(draft: T): void;
  forget(): void;
}

/**
 * What this student has typed and not sent: the tab keeps it over a reload, the way back and a login that ended.
 * Somebody else who signs in finds nothing.
 *
 * @param about what it is written about, `review.1042`
 * @param schema the same object at each call
 */
export function useTabDraft<S extends z.ZodMiniType>(about: string, schema: S): TabDraft<z.output<S>> {
  const { tabStorage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  return useMemo(() => {
    const key = `chaekbada.draft.${accountNo}.${about}`;
    const kept = createPersisted(tabStorage, { key, version: 1, schema: z.nullable(schema), defaults: null });
    return { read: kept.read, keep: kept.write, forget: () => tabStorage.removeItem(key) };
  }, [tabStorage, accountNo, about, schema]);
}
