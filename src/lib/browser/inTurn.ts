/** The last that took its turn in this tab, by name. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Runs one after another what has the same name: across the tabs of this browser, or within this one where the browser
 * has no locks, as on an address without TLS.
 */
export async function inTurn(name: string, run: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) {
    await locks.request(name, run);
    return;
  }
  const turn = (turns.get(name) ?? Promise.resolve()).then(run);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  await turn;
}
