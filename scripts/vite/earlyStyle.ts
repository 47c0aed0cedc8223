import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../../src/styles/early.css');

/** A style sheet that is fetched at once and holds up nothing: the script takes it on (`src/app/whenStylesAreHere.ts`). */
export const WITH_SCRIPT = 'rel="stylesheet" media="not all" fetchpriority="high" data-with-script';

/**
 * Writes the style of what stands in index.html into it (the server names its hash in the content security policy), and
 * lets the style sheets of the script come with the script instead of holding up the first picture.
 */
export function earlyStyle(): Plugin {
  return {
    name: 'chaekbada:early-style',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<!--early-style-->', () => `<style>${withoutSpace(readFileSync(FILE, 'utf8'))}</style>`)
          .replaceAll('rel="stylesheet"', WITH_SCRIPT),
    },
  };
}

const withoutSpace = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim();
