import type { Plugin } from 'vite';

const PRELOAD = /\n\s*<link rel="modulepreload"[^<>]*href="\/([^"]+)"[^<>]*>/g;
const ENTRY = /\n\s*<script type="module"[^<>]*src="\/([^"]+)"[^<>]*><\/script>/;

/**
 * Puts what index.html fetches into the order of its size: over HTTP/1.1 a browser fetches six files at a time, and what
 * takes longest would begin when a small one is done.
 */
export function largestFirst(): Plugin {
  return {
    name: 'chaekbada:largest-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const lengthOf = (file: string) => {
          const output = bundle[file];
          return output?.type === 'chunk' ? output.code.length : 0;
        };
        const entry = ENTRY.exec(html);
        if (!entry) return html;
        const scripts = [entry, ...html.matchAll(PRELOAD)]
          .map(([tag, file = '']) => ({ tag, length: lengthOf(file) }))
          .sort((one, other) => other.length - one.length);
        const marked = html.replace(ENTRY, () => '<!--scripts-->').replace(PRELOAD, '');
        return marked.replace('<!--scripts-->', () => scripts.map(({ tag }) => tag).join(''));
      },
    },
  };
}
