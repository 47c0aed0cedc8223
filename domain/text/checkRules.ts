import type { Rule } from './Rule.ts';

/** The sentence of the first rule that refuses the value, or null when all accept it. */
export function checkRules(value: string, rules: readonly Rule[]): string | null {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== null) return message;
  }
  return null;
}
