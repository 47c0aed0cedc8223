import { createRequire } from 'node:module';
import type { CompatData as MdnData, SupportBlock } from '@mdn/browser-compat-data';

interface Feature {
  __compat?: { support: SupportBlock };
}

/** What global variables hold, where the name of the interface is another one. */
const holders: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};
/** Variables that hold the global object itself. */
const globalObjects: ReadonlySet<string> = new Set(['globalThis', 'self', 'window']);

/** MDN's data, found by the names that a program uses. Features are named by their path in it. */
export class CompatData {
  readonly #data = createRequire(import.meta.url)('@mdn/browser-compat-data') as MdnData;
  /** Paths of the members of all interfaces by their name. */
  readonly #members = new Map<string, string[]>();

  /** @param isThere whether an interface is there at all: what it is not has no members that could be called */
  constructor(isThere: (data: CompatData, path: string) => boolean = () => true) {
    for (const [root, interfaces] of [
      ['javascript.builtins', this.#data.javascript.builtins],
      ['api', this.#data.api],
    ] as const) {
      for (const [owner, members] of Object.entries(interfaces ?? {})) {
        if (!isThere(this, `${root}.${owner}`)) continue;
        for (const name of Object.keys(members)) {
          if (name === '__compat' || name === owner || /_(?:event|static|permission)$/.test(name)) continue;
          this.#members.set(name, [...(this.#members.get(name) ?? []), `${root}.${owner}.${name}`]);
        }
      }
    }
  }

  /** @returns null where the data knows no such feature */
  supportOf(path: string): SupportBlock | null {
    let place: unknown = this.#data;
    for (const step of path.split('.')) {
      if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return null;
      place = (place as Record<string, unknown>)[step];
    }
    return (place as Feature).__compat?.support ?? null;
  }

  /** The features that a global variable stands for; what the page itself defines is none. */
  globals(name: string): string[] {
    return this.#known([`javascript.builtins.${name}`, `api.Window.${name}`, `api.${name}`]).slice(0, 1);
  }

  /** The methods that `owner.name` may be: of the global object with that name, or of anything. */
  members(owner: string | null, name: string): string[] {
    if (owner !== null && globalObjects.has(owner)) return this.globals(name);
    if (owner !== null) {
      const holder = holders[owner] ?? owner;
      const own = this.#known([
        `javascript.builtins.${holder}.${name}`,
        `api.${holder}.${name}_static`,
        `api.${holder}.${name}`,
      ]);
      if (own.length > 0) return own.slice(0, 1);
    }
    return this.#members.get(name) ?? [];
  }

  /** An attribute of an HTML element. */
  attributes(element: string, name: string): string[] {
    return this.#known([`html.elements.${element}.${name}`, `html.global_attributes.${name}`]).slice(0, 1);
  }

  #known(paths: string[]): string[] {
    return paths.filter((path) => this.supportOf(path) !== null);
  }
}
