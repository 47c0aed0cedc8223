/** What a command asks of who runs it. */
export const operatorRights = ['PEOPLE', 'CONTENT', 'MONEY', 'AUDIT', 'SYSTEM', 'HANDLERS'] as const;
export type OperatorRight = (typeof operatorRights)[number];

interface Role {
  name: string;
  rights: readonly OperatorRight[];
}

/** Roles of those who handle data; one person may have several (개인정보의 안전성 확보조치 기준 제5조). */
export const operatorRoles = {
  OWNER: { name: '소유자: 모든 명령과 운영자 관리', rights: operatorRights },
  SUPPORT: { name: '상담: 계정, 기관, 명단, 문의, 신고, 대회 참가자', rights: ['PEOPLE'] },
  CONTENT: { name: '콘텐츠: 책, 문제, 공지, 문서, 대회', rights: ['CONTENT'] },
  FINANCE: { name: '결제: 이용권, 환불, 가격', rights: ['MONEY'] },
  AUDITOR: { name: '점검: 감사 기록과 접속 기록', rights: ['AUDIT'] },
  TECHNICIAN: { name: '기술: 백업, 때맞춘 일, 점검 화면', rights: ['SYSTEM'] },
} as const satisfies Record<string, Role>;

export type OperatorRole = keyof typeof operatorRoles;
export const operatorRoleCodes = Object.keys(operatorRoles) as [OperatorRole, ...OperatorRole[]];

/** Everything that some roles may do together. */
export function rightsOf(roles: readonly OperatorRole[]): Set<OperatorRight> {
  return new Set(roles.flatMap((role): readonly OperatorRight[] => operatorRoles[role].rights));
}
