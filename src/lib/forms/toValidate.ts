import { checkRules } from '#domain/text/checkRules.ts';
import type { Rule } from '#domain/text/Rule.ts';

/** Rules of the domain as react-hook-form asks for them: true, or the sentence for the person. */
export function toValidate(...rules: readonly Rule[]): (value: string) => true | string {
  return (value) => checkRules(value, rules) ?? true;
}

/** The same for a field that may stay empty. */
export function toOptionalValidate(...rules: readonly Rule[]): (value: string) => true | string {
  return (value) => value.trim() === '' || (checkRules(value, rules) ?? true);
}
