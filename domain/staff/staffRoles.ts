/** What somebody does in an institution. */
export const staffRoles = ['DIRECTOR', 'TEACHER', 'LIBRARIAN'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Korean name of a role: an academy has a 원장, a school somebody who administers. */
export function staffRoleName(role: StaffRole, site: 'edu' | 'school'): string {
  if (role === 'TEACHER') return '선생님';
  if (role === 'LIBRARIAN') return '사서';
  return site === 'edu' ? '원장' : '관리자';
}
