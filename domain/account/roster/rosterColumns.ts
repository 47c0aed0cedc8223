/** Columns of a roster by what they mean, with the headings that people write over them. */
export const rosterColumns = {
  name: ['이름', '성명', '학생 이름', '학생이름', 'name'],
  birthday: ['생년월일', '생일', 'birthday'],
  schoolGrade: ['학년', 'grade'],
  accountId: ['아이디', 'id'],
  gender: ['성별', 'gender'],
  email: ['이메일', '전자우편', 'email', 'e-mail'],
  mobileNo: ['휴대전화', '휴대폰', '핸드폰', '학생 휴대전화', 'mobile'],
  protectorMobileNo: ['보호자 휴대전화', '보호자 휴대폰', '보호자 연락처', '학부모 연락처', 'guardian mobile'],
  schoolName: ['학교', '학교 이름', '학교명', 'school'],
  guardianConsent: ['보호자 동의', '법정대리인 동의', 'guardian consent'],
} as const;

export type RosterColumn = keyof typeof rosterColumns;

/** Without these a roster cannot be read at all. */
export const requiredRosterColumns = ['name', 'birthday', 'schoolGrade', 'accountId'] as const satisfies RosterColumn[];

/**
 * Which column stands where.
 *
 * @param headings the first row of the file
 * @returns position by column, and the required columns that are missing
 */
export function findRosterColumns(headings: readonly string[]): {
  positions: Partial<Record<RosterColumn, number>>;
  missing: RosterColumn[];
} {
  const plain = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
  const given = headings.map(plain);
  const positions: Partial<Record<RosterColumn, number>> = {};
  for (const [column, names] of Object.entries(rosterColumns) as [RosterColumn, readonly string[]][]) {
    const known = new Set(names.map(plain));
    const at = given.findIndex((heading) => known.has(heading));
    if (at >= 0) positions[column] = at;
  }
  return { positions, missing: requiredRosterColumns.filter((column) => positions[column] === undefined) };
}
