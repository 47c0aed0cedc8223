import type { Operation } from './describeOperations.ts';
import type { FuzzPerson } from './openFuzzStage.ts';

/** Whether a person's login is one of a call's scope: one of the staff is nothing to the students' calls, and the other way round. */
export function isOfScope({ rights }: FuzzPerson, { access }: Operation): boolean {
  return rights !== 'none' && (access === 'open' || (access === 'staff') === (rights === 'staff'));
}
