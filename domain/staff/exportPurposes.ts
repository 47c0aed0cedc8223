/** Why an institution is given out as files, in the words of the staff. */
export const exportPurposes = {
  LEARNING_SYSTEM: '다른 학습 시스템에 같은 반과 학생을 만들려고',
  SCHOOL_OFFICE: '학교나 교육청의 시스템에 넣으려고',
  OTHER: '그 밖의 까닭',
} as const;
export type ExportPurpose = keyof typeof exportPurposes;
