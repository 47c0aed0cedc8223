import { MAX_RAQ } from '../readingLevels.ts';

/** A raq to search by: one to four digits, 0–1500. */
export function searchDifficult(value: string): string | null {
  return /^[0-9]{1,4}$/.test(value) && Number(value) <= MAX_RAQ + 1
    ? null
    : '난이도는 0에서 1500까지 입력할 수 있습니다.';
}
