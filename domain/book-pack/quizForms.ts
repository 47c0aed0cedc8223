/** Forms of a quiz item besides the plain choice, which carries no form. */
export const quizForms = ['EVIDENCE', 'ORDER'] as const;

export type QuizForm = (typeof quizForms)[number];

/** What students and editors call a form. */
export const quizFormNames: Readonly<Record<QuizForm, string>> = { EVIDENCE: '근거 찾기', ORDER: '차례 맞추기' };
