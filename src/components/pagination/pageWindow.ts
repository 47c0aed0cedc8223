const WIDTH = 5;

/** Up to five page numbers around `page`, inside 1…pageCount. */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(WIDTH, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(WIDTH / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
