/** How somebody of the staff changed the own second factors, in words for that person. */
export const staffKeyChanges = {
  PASSKEY_ADDED: '패스키를 더했습니다',
  PASSKEY_ENDED: '패스키를 끝냈습니다',
  CODES_SET: '인증 앱을 새로 담았습니다',
  CODES_ENDED: '인증 앱을 끝냈습니다',
  RECOVERY_RENEWED: '복구 코드를 새로 받았습니다',
} as const;
export type StaffKeyChange = keyof typeof staffKeyChanges;
