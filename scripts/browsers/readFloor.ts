import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of browserslist, and what the same engine is called by MDN's data and by the targets of the build. */
const engines: Readonly<Record<string, { data: readonly string[]; target: string | null; spoken: string }>> = {
  ios_saf: { data: ['safari_ios'], target: 'ios', spoken: 'iPadOS Safari' },
  safari: { data: ['safari'], target: 'safari', spoken: 'Safari' },
  chrome: { data: ['chrome'], target: 'chrome', spoken: 'Chrome' },
  edge: { data: ['edge'], target: 'edge', spoken: 'Edge' },
  firefox: { data: ['firefox'], target: 'firefox', spoken: 'Firefox' },
  // Both are Chromium, whose versions the targets of the build know by themselves.
  and_chr: { data: ['chrome_android'], target: null, spoken: 'Android Chrome' },
  samsung: { data: ['samsunginternet_android'], target: null, spoken: 'Samsung Internet' },
  android: { data: ['webview_android'], target: null, spoken: 'Android WebView' },
};

/** The oldest version of one browser that the product is built for. */
export interface OldestBrowser {
  /** As in MDN's data. */
  name: string;
  /** As in the targets of the build; null where another browser of the floor is the same engine. */
  target: string | null;
  spoken: string;
  version: string;
}

const LINE = /^([a-z_]+) >= (\d+(?:\.\d+)?)$/;

/** @throws when a line is not of the form `name >= version` */
export function parseFloor(lines: readonly string[]): OldestBrowser[] {
  return lines.flatMap((line) => {
    const [, name = '', version = ''] = LINE.exec(line) ?? [];
    const engine = engines[name];
    if (engine === undefined) throw new Error(`browserslist: cannot read "${line}"`);
    return engine.data.map((data) => ({ name: data, target: engine.target, spoken: engine.spoken, version }));
  });
}

/** The floor that package.json declares for people, for the build and for the check of what was built. */
export function readFloor(): OldestBrowser[] {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return parseFloor((JSON.parse(manifest) as { browserslist: string[] }).browserslist);
}

/** The floor as Vite's `build.target` takes it. */
export const buildTargets = (): string[] =>
  readFloor().flatMap(({ target, version }) => (target === null ? [] : [target + version]));
