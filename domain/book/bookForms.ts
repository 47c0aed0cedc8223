/** Forms that are set otherwise than prose: in a play a paragraph may begin with its speaker, as in `허생: …`. */
export const bookForms = ['PLAY'] as const;
export type BookForm = (typeof bookForms)[number];
