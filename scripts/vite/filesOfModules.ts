import type { Plugin } from 'vite';

export type Bundle = NonNullable<Parameters<Extract<Plugin['generateBundle'], (...given: never[]) => unknown>>[1]>;

/** Scripts and styles that files of src need before they can run, named by the end of their path. */
export function filesOfModules(bundle: Bundle, ...modules: string[]): { scripts: Set<string>; styles: Set<string> } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (fileName: string | undefined): void => {
    const chunk = chunks.find((other) => other.fileName === fileName);
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(collect);
  };
  for (const module of modules) collect(chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))?.fileName);
  return { scripts, styles };
}
