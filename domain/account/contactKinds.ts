/** Ways to reach somebody that can be proved by a code. */
export const contactKinds = ['EMAIL', 'MOBILE'] as const;
export type ContactKind = (typeof contactKinds)[number];
