/** Grade, class and number in one: `30215` is 3학년 2반 15번, as schools write it. Null for anything else. */
export function readStudentNo(given: string): { gradeNo: string; className: string; classNumber: number } | null {
  const [, gradeNo = '', className = '', number = ''] =
    /^([1-6])(\d{2}|\d)(\d{2})$/u.exec(given.normalize('NFKC').trim()) ?? [];
  if (gradeNo === '' || Number(className) === 0 || Number(number) === 0) return null;
  return { gradeNo, className: String(Number(className)), classNumber: Number(number) };
}
