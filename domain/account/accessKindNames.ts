/** What is written down of a person's access, with the words its owner reads. */
export const accessKindNames = {
  SIGN_IN: '로그인',
  SIGN_IN_REFUSED: '로그인하지 못함',
  SIGN_OUT: '로그아웃',
  LOGIN_ENDED: '다른 기기에서 로그아웃',
  PASSWORD_CHECK_REFUSED: '비밀번호를 다시 물었을 때 틀림',
  PASSWORD_CHANGED: '비밀번호를 바꿈',
  RESET_REQUESTED: '비밀번호를 다시 정하는 메일을 청함',
  JOINED: '가입',
  GUARDIAN_CONSENTED: '보호자가 동의함',
  INFO_CHANGED: '내 정보를 바꿈',
  PICTURE_CHANGED: '프로필 사진을 바꿈',
  PURCHASE_AGREED: '이용권 결제에 동의함',
  CARD_CHANGE_REQUESTED: '결제 카드를 바꾸려고 함',
  PARENT_SHARE_MADE: '보호자 링크를 만듦',
  PARENT_SHARE_REVOKED: '보호자 링크를 끝냄',
  DORMANCY_ENDED: '쉬던 계정을 다시 씀',
  WITHDRAWAL_REQUESTED: '탈퇴를 신청함',
  WITHDRAWAL_UNDONE: '탈퇴 신청을 거둠',
  ACCESS_REFUSED: '쓸 수 없는 곳을 열려고 함',
} as const;

export type AccessKind = keyof typeof accessKindNames;

/** Kinds that are counted per hour and network instead of written once each. */
export const refusedKinds = ['SIGN_IN_REFUSED', 'PASSWORD_CHECK_REFUSED', 'ACCESS_REFUSED'] as const;
export type RefusedKind = (typeof refusedKinds)[number];

/** Left out of the list that the owner reads: gives no hint of who used the account. */
export const unlistedKinds = ['ACCESS_REFUSED'] as const satisfies readonly AccessKind[];
