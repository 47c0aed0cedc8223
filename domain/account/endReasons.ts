/** Why a login ended without its device having asked for it. */
export const endReasons = ['TOO_MANY', 'OWNER', 'PASSWORD'] as const;
export type EndReason = (typeof endReasons)[number];

const GO_ON = '하던 것은 그대로 있으니 다시 로그인하면 이어 할 수 있어요.';

/** What the student reads on the device whose login ended. */
export const endReasonWords: Readonly<Record<EndReason, string>> = {
  TOO_MANY: `다른 기기 여러 곳에서 로그인해서 가장 오래된 이 기기의 로그인이 끝났어요. ${GO_ON}`,
  OWNER: `다른 기기에서 이 기기의 로그인을 끝냈어요. ${GO_ON}`,
  PASSWORD: '비밀번호를 바꿔서 이 기기의 로그인이 끝났어요. 하던 것은 그대로 있으니 새 비밀번호로 로그인해 주세요.',
};
