/** Links of style sheets that could not be fetched. */
const failed = new Set<HTMLLinkElement>();

/** Notes from now on which style sheets of a document cannot be fetched. */
export function watchStyles({ head }: Document): void {
  // The events of a link do not bubble.
  head.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && note(target), true);
}

/**
 * Loads code by `import()`, and before it the looks that could not be had with an earlier try: the build asks for a style
 * sheet once in the life of a document, and what is opened again once the network is back would stand without its own.
 */
export function withStyles<T>(load: () => Promise<T>): Promise<T> {
  if (failed.size === 0) return load();
  return Promise.all([...failed].map(fetchAgain)).then(load);
}

function note(link: HTMLLinkElement): void {
  if (link.rel === 'stylesheet') failed.add(link);
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  again.media = 'all';
  const told = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => {
      note(again);
      reject(new Error(`A style sheet could not be loaded: ${again.href}`));
    });
  });
  link.remove();
  document.head.append(again);
  return told;
}
