import { expect, it } from 'vitest';
import type { PathEntry } from '../../src/config/definePath.ts';
import { type PathKey, paths } from '../../src/config/paths.ts';
import { readSource } from '../../tests/support/listSources.ts';
import { studentPages } from './studentPages.ts';

const frames = { shell: 'ShellFrame', game: 'GameFrame', bare: null } as const;
const routes = readSource('src/app/routes.tsx');

/** Layout and file of a page, as src/app/routes.tsx has them. */
function routeOf(key: string): { layout: keyof typeof frames; page: string } {
  const source = key === 'root' || key === 'main' ? 'const mainPage = ' : `  ${key}: `;
  const [, layout = '', page = ''] =
    new RegExp(`${source}(shell|game|bare)\\(\\s*async \\(\\) =>[^;]*?import\\('./routes/(\\w+)\\.tsx'\\)`).exec(
      routes.replace(/\/\/.*|preloadAquarium\(\).*;/g, ''),
    ) ?? [];
  return { layout: layout as keyof typeof frames, page };
}

it.each(Object.entries(studentPages))('%s is the page and the frame that the router shows', (key, { page, frame }) => {
  const { layout, page: shown } = routeOf(key);
  expect({ page: shown, frame: frames[layout] }).toEqual({ page, frame });
});

it.each(Object.entries(studentPages))(
  '%s is behind the login and makes calls that change nothing',
  (key, { calls }) => {
    const { access, pattern }: PathEntry = paths[key as PathKey];
    expect(access).toBe('signed-in');
    const given = [...pattern.matchAll(/:\w+/g)].map(([name]) => name);
    for (const { path, effect = 'none' } of calls) {
      expect(effect).toBe('none');
      for (const [name] of path.matchAll(/:\w+/g)) expect(given).toContain(name);
    }
  },
);
