import type { ShownCard } from '#contract/subscription.ts';

/** `신한카드 4330-12**-****-123*` */
export function cardWords({ company, masked }: ShownCard): string {
  return company ? `${company} ${masked}` : masked;
}
