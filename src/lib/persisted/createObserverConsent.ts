import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

/** Accounts that agreed on this device to being watched while they use the product. */
export const observerConsentSchema = z.record(z.string(), z.boolean());
export type ObserverConsent = z.output<typeof observerConsentSchema>;

export function createObserverConsent(storage: Storage): Persisted<ObserverConsent> {
  return createPersisted(storage, {
    key: 'chaekbada.observer-consent',
    version: 1,
    schema: observerConsentSchema,
    defaults: {},
  });
}
