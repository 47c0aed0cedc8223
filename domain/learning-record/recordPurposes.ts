/** What a director takes learning records out for; stored with the export. */
export const recordPurposes = {
  TEACHING: '우리 기관의 학습 지도와 분석',
  MOVING: '우리 기관의 다른 학습 시스템으로 옮기기',
  REQUEST: '학생이나 보호자의 요청',
} as const;
export type RecordPurpose = keyof typeof recordPurposes;
