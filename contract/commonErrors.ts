/**
 * Failures that the shell itself shows, apart from the others, whose words would otherwise come with every first visit.
 */
export const commonErrors = {
  ACCOUNT_SUSPENDED: { status: 422, message: '이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.' },
  NO_AFFILIATION: { status: 422, message: '이용 권한이 없습니다. 학원/학교에 문의해 주세요.' },
  OVERLOADED: { status: 503, message: '지금 많은 친구가 함께 쓰고 있어요. 잠시 뒤에 다시 해 주세요.' },
  UNKNOWN: { status: 500, message: '알 수 없는 오류가 발생했습니다.' },
} as const satisfies Record<string, { status: number; message: string }>;
