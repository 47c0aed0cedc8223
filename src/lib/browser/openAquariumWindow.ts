/** CSS pixels (spec section 9): the pop-up's default, and the most it may take. */
const DEFAULT_SIZE = { width: 1280, height: 880 };
const MAXIMUM_SIZE = { width: 1280, height: 900 };

/** Below this a second window is a nuisance: phones and tablets open the same tab. */
const SMALLEST_SCREEN_WIDTH = 1024;

/** Opens the aquarium in its own window. False when it was blocked or the screen is small: then go there in this tab. */
export function openAquariumWindow(href: string): boolean {
  const { availWidth, availHeight } = window.screen;
  if (availWidth < SMALLEST_SCREEN_WIDTH || !window.matchMedia('(hover: hover) and (pointer: fine)').matches)
    return false;
  const width = Math.min(DEFAULT_SIZE.width, MAXIMUM_SIZE.width, availWidth);
  const height = Math.min(DEFAULT_SIZE.height, MAXIMUM_SIZE.height, availHeight);
  const left = Math.max(0, Math.round((availWidth - width) / 2));
  const top = Math.max(0, Math.round((availHeight - height) / 2));
  const opened = window.open(
    href,
    'chaekbada-aquarium',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  opened?.focus();
  return opened !== null;
}
