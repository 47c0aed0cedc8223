import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STYLE_WITH_SCRIPT } from '../../server/public-pages/pageFiles.ts';

const FILE = join(import.meta.dirname, '../../src/styles/early.css');

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
          .replaceAll('rel="stylesheet"', STYLE_WITH_SCRIPT),
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
