import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownMotifs } from './ownMotifs.ts';

const SOURCES = 'assets/bundles/covers';

/** A motif ready to be placed: its drawing in a 32 × 32 box and its definitions, with ids of its own. */
export interface CoverMotif {
  readonly drawing: string;
  readonly defs: string;
}

/**
 * Reads a motif. A name that begins with `*` is one of our own, any other a file of the emoji set.
 *
 * @param prefix put before every id, so that two motifs fit into one picture
 */
export function coverMotif(name: string, prefix: string): CoverMotif {
  return name.startsWith('*') ? ownMotif(name.slice(1), prefix) : setMotif(name, prefix);
}

function ownMotif(name: string, prefix: string): CoverMotif {
  const source = ownMotifs[name];
  if (source === undefined) throw new Error(`no own motif ${name}`);
  const paints = new Map<string, string>();
  const drawing = source.replace(/\{(#\w+)>(#\w+)\}/gu, (paint, light: string, dark: string) => {
    const id = `${prefix}${paints.size}`;
    if (!paints.has(paint)) {
      const stops = `<stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>`;
      paints.set(paint, `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`);
    }
    return `url(#${prefix}${[...paints.keys()].indexOf(paint)})`;
  });
  return { drawing, defs: [...paints.values()].join('') };
}

function setMotif(name: string, prefix: string): CoverMotif {
  const svg = readFileSync(join(SOURCES, `${name}.svg`), 'utf8');
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '');
  const own = inner.replaceAll(/\bid="([^"]+)"/gu, `id="${prefix}$1"`).replaceAll('url(#', `url(#${prefix}`);
  const defs = [...own.matchAll(/<defs>([\s\S]*?)<\/defs>/gu)].map(([, content]) => content).join('');
  return { drawing: own.replaceAll(/<defs>[\s\S]*?<\/defs>/gu, ''), defs };
}
