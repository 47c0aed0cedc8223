/** Milliseconds between two looks. */
const LOOK_AGAIN_MS = 100;
/** Milliseconds after which a page is taken as it is. */
const LONGEST_WAIT_MS = 4_000;

/** Resolves once a page shows what it is about: its main part, nothing of it on the way any more, the pictures in sight. */
export async function whenContentStands(page: Document): Promise<void> {
  const latest = performance.now() + LONGEST_WAIT_MS;
  while (!contentStands(page) && performance.now() < latest)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

export function contentStands(page: Document): boolean {
  const main = page.getElementById('main');
  if (!main || page.querySelector('[data-loading-note]')) return false;
  return [...page.images].every((image) => image.complete || !isInSight(image));
}

function isInSight(image: HTMLImageElement): boolean {
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
