/**
 * Tells how much of what an `import()` asks for has come: the build asks for all files of it at once, with one link each.
 * Call it before the import. A browser that tells nothing of such links leaves the share at 0.
 *
 * @param onShare hears a share from 0 to 1
 * @returns ends it
 */
export function followCode(onShare: (share: number) => void): () => void {
  const links = () => [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  const before = new Set(links());
  const come = new Set<EventTarget | null>();
  const note = ({ target }: Event) => {
    come.add(target);
    const asked = links().filter((link) => !before.has(link));
    if (asked.length > 0) onShare(asked.filter((link) => come.has(link)).length / asked.length);
  };
  const { head } = document;
  // The events of a link do not bubble.
  head.addEventListener('load', note, true);
  head.addEventListener('error', note, true);
  return () => {
    head.removeEventListener('load', note, true);
    head.removeEventListener('error', note, true);
  };
}
