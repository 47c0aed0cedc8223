/** Numbers that are shown where there is room. */
const WIDTH = 5;

/** Up to `width` page numbers around `page`, inside 1…pageCount. */
export function pageWindow(page: number, pageCount: number, width = WIDTH): number[] {
  const length = Math.min(width, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
