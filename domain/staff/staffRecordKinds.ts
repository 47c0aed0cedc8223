/** What somebody of the staff did, in the words a director reads. */
export const staffRecordKinds = {
  SIGNED_IN: '들어옴',
  SIGN_IN_REFUSED: '들어오지 못함',
  SIGNED_OUT: '나감',
  RECOVERY_USED: '복구 코드로 들어옴',
  SECOND_FACTOR_CHANGED: '두 번째 확인 방법을 바꿈',
  PASSWORD_CHANGED: '비밀번호를 바꿈',
  STAFF_INVITED: '선생님을 초대함',
  INVITE_WITHDRAWN: '초대를 거둠',
  STAFF_JOINED: '초대를 받아들임',
  STAFF_CHANGED: '맡은 일을 바꿈',
  STAFF_RELEASED: '선생님을 내보냄',
  PUPILS_SEEN: '학생 목록을 봄',
  PUPIL_SEEN: '학생을 봄',
  TEXT_SEEN: '학생의 글을 읽음',
  PASSWORD_GIVEN: '학생에게 새 비밀번호를 줌',
  JOINING_APPROVED: '가입을 받아들임',
  JOINING_REFUSED: '가입을 받아들이지 않음',
  PUPIL_MOVED: '학생의 반을 바꿈',
  CLASS_CHANGED: '반을 바꿈',
  RECORD_SEEN: '이 기록을 봄',
} as const;
export type StaffRecordKind = keyof typeof staffRecordKinds;
