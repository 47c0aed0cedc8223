import type { ProviderClaims } from './judgeProviderAddress.ts';

/**
 * Whose second factor counts. `OURS`: the product asks for its own. `THEIRS`: every sign-in of the provider counts as
 * both. `CLAIM`: one counts whose claim names one of the values.
 */
export type SecondFactorRule =
  | { kind: 'OURS' }
  | { kind: 'THEIRS' }
  | { kind: 'CLAIM'; claim: 'amr' | 'acr'; values: readonly string[] };

/** Whether a sign-in by a provider counts as both factors. */
export function countsAsBothFactors(rule: SecondFactorRule, claims: ProviderClaims): boolean {
  if (rule.kind !== 'CLAIM') return rule.kind === 'THEIRS';
  const given = claims[rule.claim];
  const methods: readonly unknown[] = Array.isArray(given) ? given : [given];
  return methods.some((method) => typeof method === 'string' && rule.values.includes(method));
}
