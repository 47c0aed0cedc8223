const BUILT = '/dist/node/';

/**
 * Address of the program of a thread: among the sources beside the others, in the built server at its own place, in a
 * package of one folder, such as tests make, below that folder.
 *
 * @param path from the root and without its ending, as vite.server.config.ts lists it
 */
export function threadProgram(path: string): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL(`../../${path}.ts`, here);
  const built = here.lastIndexOf(BUILT);
  return new URL(`${path}.js`, built === -1 ? here : here.slice(0, built + BUILT.length));
}
