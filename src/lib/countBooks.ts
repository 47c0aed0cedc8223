const native = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

/** `3` → `세 권`; above ten in digits, as children read it. */
export function countBooks(count: number): string {
  return `${native[count] || count} 권`;
}
