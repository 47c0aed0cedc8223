/** Room that this device has left for the site; null where the browser does not report it. */
export async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    return quota === undefined || usage === undefined ? null : quota - usage;
  } catch {
    return null;
  }
}
