/** School grades (spec section 3), from the child curriculum to the end of high school. */
export const grades = [
  { code: 'CHILD', name: '유아' },
  { code: 'ELEMENTARY_1', name: '초등 1학년' },
  { code: 'ELEMENTARY_2', name: '초등 2학년' },
  { code: 'ELEMENTARY_3', name: '초등 3학년' },
  { code: 'ELEMENTARY_4', name: '초등 4학년' },
  { code: 'ELEMENTARY_5', name: '초등 5학년' },
  { code: 'ELEMENTARY_6', name: '초등 6학년' },
  { code: 'MIDDLE_1', name: '중등 1학년' },
  { code: 'MIDDLE_2', name: '중등 2학년' },
  { code: 'MIDDLE_3', name: '중등 3학년' },
  { code: 'HIGH_1', name: '고등 1학년' },
  { code: 'HIGH_2', name: '고등 2학년' },
  { code: 'HIGH_3', name: '고등 3학년' },
  { code: 'MIDDLE_COMMON', name: '중등 공통' },
  { code: 'HIGH_COMMON', name: '고등 공통' },
  { code: 'ALL', name: '전체 학년' },
] as const;

export type GradeCode = (typeof grades)[number]['code'];
