/** Fetches the game's code; call when the page is idle, so that the first scene opens at once. */
export function preloadGame(): Promise<typeof import('#game/GameRoot.tsx')> {
  return import('#game/GameRoot.tsx');
}

/** The same with the code of the scene that most students open first. */
export async function preloadAquarium(): Promise<void> {
  await Promise.all([preloadGame(), import('#game/scenes/aquarium/aquariumScene.ts')]);
}
