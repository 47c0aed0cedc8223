/** Levels between two titles. */
const EVERY = 5;

/** By fives, from level 5 to 50. Each names reading, and none a number of books. */
const titles = [
  '첫 쪽을 넘긴 친구',
  '책갈피를 모으는 친구',
  '이야기를 듣는 친구',
  '낱말을 줍는 친구',
  '글밭을 가꾸는 친구',
  '책장을 여는 친구',
  '이야기 바다를 건너는 친구',
  '책 속 길을 아는 친구',
  '책 등대를 밝히는 친구',
  '책바다의 이야기지기',
] as const;

/** What a pet is called from every fifth level on; null before the first. */
export function petTitle(level: number): string | null {
  return titles[Math.min(titles.length, Math.floor(level / EVERY)) - 1] ?? null;
}
