/** Fetches the game's code; call when the page is idle, so that the first scene opens at once. */
export function preloadGame(): Promise<typeof import('../../game/GameRoot.tsx')> {
  return import('../../game/GameRoot.tsx');
}
