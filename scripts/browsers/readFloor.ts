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

/** The floor as Vite takes it for style sheets. */
export const styleTargets = (): string[] =>
  readFloor().flatMap(({ target, version }) => (target === null ? [] : [target + version]));

/**
 * The floor as Vite takes it for scripts. Safari 15 is named as 16: what lies between them in grammar is one fault in
 * fields of classes, for which `syntaxUses` looks, and lowering all of them would be 1.5 kB of every first visit.
 */
export const scriptTargets = (): string[] =>
  styleTargets().map((each) => each.replace(/^(ios|safari)15\..*/, (_, name: string) => `${name}16`));
