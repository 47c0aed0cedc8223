/** Milliseconds after which a page goes on without its picture. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves once the picture that index.html itself shows is drawn or given up, and at once where there is none. */
export async function whenPictureStands(page: Document): Promise<void> {
  const picture = page.querySelector<HTMLImageElement>('.early img');
  if (!picture) return;
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  // Rejected where it cannot be fetched: the page does without.
  await Promise.race([picture.decode().catch(() => undefined), late]);
  // What is decoded is drawn with the next frame; a page that nobody sees gets none.
  if (!page.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
