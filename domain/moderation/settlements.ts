/** What staff decide about: a result held back from the contest, a question found wrong, a review, a nickname. */
export const settledSubjects = ['HOLD', 'ITEM', 'REVIEW', 'NAME'] as const;
export type SettledSubject = (typeof settledSubjects)[number];

/** The decisions of each subject, in the words on their buttons. */
export const settlements = {
  HOLD: { RELEASE: '점수에 넣기', CONFIRM: '점수에 넣지 않기' },
  ITEM: { EXPLAIN: '답하고 닫기', PASS_ON: '책바다에 넘기기' },
  REVIEW: { SHOW: '다시 보이기', HIDE: '가리기' },
  NAME: { KEEP: '그대로 두기', HIDE: '가리기' },
} as const satisfies Record<SettledSubject, Record<string, string>>;
export type Settlement = {
  [S in SettledSubject]: { subject: S; decision: keyof (typeof settlements)[S] };
}[SettledSubject];

/** Longest reason for the pupil, in characters. */
export const LONGEST_REASON = 300;

const shown: { [S in SettledSubject]: Record<keyof (typeof settlements)[S], string> } = {
  HOLD: {
    RELEASE: '대회에서 살펴보던 결과를 점수에 더했어요.',
    CONFIRM: '대회에서 살펴보던 결과는 점수에 넣지 않기로 했어요.',
  },
  ITEM: {
    EXPLAIN: '알려 준 문제에 선생님이 답했어요.',
    PASS_ON: '알려 준 문제를 선생님이 책바다에 전했어요. 고맙습니다!',
  },
  REVIEW: {
    SHOW: '책에 남긴 느낌이 다시 모두에게 보여요.',
    HIDE: '책에 남긴 느낌은 이제 나에게만 보여요.',
  },
  NAME: {
    KEEP: '별명과 바다 친구 이름을 그대로 써도 돼요.',
    HIDE: '별명이나 바다 친구 이름이 가려졌어요. 새로 지으면 다시 보여요.',
  },
};

/** What a pupil reads about a decision, before the reason. */
export function settlementWords({ subject, decision }: Settlement): string {
  return (shown[subject] as Readonly<Record<string, string>>)[decision] ?? '';
}
