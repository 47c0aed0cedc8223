import type { CompanyFacts } from '#domain/policy/policySlots.ts';
import type { Env } from '../config/env.ts';

/** What the settings state about whose service it is. */
export function companyFacts({ company, contact }: Pick<Env, 'company' | 'contact'>): CompanyFacts {
  return { ...company, phone: contact?.phone ?? null, mail: contact?.mail ?? null };
}
