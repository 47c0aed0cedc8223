import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFiles, loadInHaste, loadWithFiles } from './loadWithFiles.ts';

/** Answers that are waited for, by the end of their address. */
const waiting = new Map<string, (answer: Response | Error) => void>();
const fetched = vi.fn((address: string) => {
  return new Promise<Response>((resolve, reject) => {
    waiting.set(pathOf(address), (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
  });
});

beforeEach(() => {
  waiting.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const pathOf = (address: string) => new URL(address, location.href).pathname;
const asked = () => fetched.mock.calls.map(([address]) => pathOf(address));
const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const linked = (rel: string) => links(rel).map(({ href }) => pathOf(href));
/** Lets what comes of it happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function come(...paths: string[]) {
  for (const path of paths) waiting.get(path)?.(new Response('code'));
  await settle();
}
async function notify(path: string, type: 'load' | 'error') {
  links('stylesheet')
    .filter(({ href }) => pathOf(href) === path)
    .at(-1)
    ?.dispatchEvent(new Event(type));
  await settle();
}

it('asks for all files side by side, and for the code once they are there', async () => {
  const load = vi.fn(async () => 'part');
  const loaded = loadWithFiles(load, ['a/one.js', 'a/one.css', 'a/two.js']);
  expect(asked()).toEqual(['/a/one.js', '/a/two.js']);
  expect(linked('stylesheet')).toEqual(['/a/one.css']);
  await come('/a/one.js');
  // Compiled while the other is on its way.
  expect(linked('modulepreload')).toEqual(['/a/one.js']);
  await notify('/a/one.css', 'load');
  expect(load).not.toHaveBeenCalled();
  await come('/a/two.js');
  expect(await loaded).toBe('part');

  expect(await loadWithFiles(load, ['a/one.js', 'a/one.css'])).toBe('part');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(linked('stylesheet')).toHaveLength(1);
});

it.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a server that has it no more', new Response('', { status: 404 })],
])('imports nothing without a script (%s), and asks for that one again', async (name, answer) => {
  const load = vi.fn(async () => 'part');
  const [there, lost] = [`b/there-${name.length}.js`, `b/lost-${name.length}.js`];
  for (const tries of [2, 3]) {
    const failed = loadWithFiles(load, [there, lost]);
    expect(fetched).toHaveBeenCalledTimes(tries);
    await Promise.all([come(`/${there}`), waiting.get(`/${lost}`)?.(answer), expect(failed).rejects.toThrow(lost)]);
  }
  expect(load).not.toHaveBeenCalled();
  expect(linked('modulepreload')).toEqual([`/${there}`]);

  const again = loadWithFiles(load, [there, lost]);
  await come(`/${lost}`);
  expect(await again).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('imports nothing without a sheet, and asks for it again', async () => {
  const load = vi.fn(async () => 'part');
  const failed = loadWithFiles(load, ['c/lost.css']);
  await Promise.all([notify('/c/lost.css', 'error'), expect(failed).rejects.toThrow('/c/lost.css')]);
  expect(linked('stylesheet')).toEqual([]);
  expect(load).not.toHaveBeenCalled();

  const again = loadWithFiles(load, ['c/lost.css']);
  await notify('/c/lost.css', 'load');
  expect(await again).toBe('part');
});

it('does not ask for what the document has, but for its sheet that could not be had', async () => {
  document.head.innerHTML = `
    <script type="module" src="/d/entry.js"></script>
    <link rel="modulepreload" href="/d/vendor.js">
    <link rel="stylesheet" href="/d/lost.css">`;
  const loaded = loadWithFiles(async () => 'part', ['d/entry.js', 'd/vendor.js', 'd/lost.css']);
  expect(asked()).toEqual([]);
  expect(linked('stylesheet')).toEqual(['/d/lost.css', '/d/lost.css']);
  await notify('/d/lost.css', 'load');
  expect(await loaded).toBe('part');
});

it('two that need the same file wait for the same', async () => {
  const both = Promise.all([1, 2].map((value) => loadWithFiles(async () => value, ['e/common.js'])));
  expect(asked()).toEqual(['/e/common.js']);
  await come('/e/common.js');
  expect(await both).toEqual([1, 2]);
});

it('a page is asked for together with its scripts, once its sheets are there', async () => {
  const load = vi.fn(async () => 'page');
  const loaded = loadInHaste(() => loadWithFiles(load, ['f/page.js', 'f/page.css']));
  expect(asked()).toEqual([]);
  expect(linked('modulepreload')).toEqual(['/f/page.js']);
  expect(load).not.toHaveBeenCalled();
  await notify('/f/page.css', 'load');
  expect(await loaded).toBe('page');

  void loadWithFiles(load, ['f/part.js']);
  expect(asked()).toEqual(['/f/part.js']);
});

it('tells how many of the files that were asked for since have come', async () => {
  const before = loadWithFiles(async () => 0, ['g/before.js']);
  const onShare = vi.fn();
  const stop = followFiles(onShare);
  const one = loadWithFiles(async () => 1, ['g/before.js', 'g/one.js', 'g/two.js']);
  const other = loadWithFiles(async () => 2, ['g/two.js', 'g/three.js', 'g/four.js']);
  await come('/g/before.js');
  await come('/g/one.js');
  await come('/g/two.js', '/g/three.js');
  expect(onShare.mock.calls.map(([share]) => share)).toEqual([0.25, 0.5, 0.75]);
  stop();
  await come('/g/four.js');
  expect(onShare).toHaveBeenCalledTimes(3);
  expect(await Promise.all([before, one, other])).toEqual([0, 1, 2]);
});

it('where a worker serves the page scripts count when they have come, and the import does not wait for them', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const onShare = vi.fn();
  const stop = followFiles(onShare);
  expect(await loadWithFiles(async () => 'part', ['h/one.js', 'h/two.js'])).toBe('part');
  expect(asked()).toEqual([]);
  expect(onShare).not.toHaveBeenCalled();
  for (const link of links('modulepreload')) link.dispatchEvent(new Event('load'));
  expect(onShare.mock.calls).toEqual([[0.5], [1]]);
  stop();
});

it('what needs no file is asked for at once', async () => {
  expect(await loadWithFiles(async () => 'part')).toBe('part');
});

describe('a file that fails when it is run', () => {
  it.each([
    ['the browser does not know its grammar', new SyntaxError('invalid group specifier name')],
    ['it calls what is missing', new TypeError('Intl.Segmenter is not a constructor')],
  ])('is not called one that did not come where %s', async (name, cause) => {
    const path = `h/page-${name.length}.js`;
    const failed = loadInHaste(() => loadWithFiles(() => Promise.reject(cause), [path, 'h/page.css']));
    await Promise.all([
      notify('/h/page.css', 'load').then(() => come(`/${path}`)),
      expect(failed).rejects.toMatchObject({ name: 'UnrunnableFileError', cause }),
    ]);
  });

  it('is one that did not come where the server does not have it', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failed = loadInHaste(() => loadWithFiles(() => Promise.reject(cause), ['h/lost.js']));
    const missing = settle().then(() => waiting.get('/h/lost.js')?.(new Response('', { status: 404 })));
    await Promise.all([missing, expect(failed).rejects.toBe(cause)]);
  });

  it('is known by its grammar where its own name is not', async () => {
    const cause = new SyntaxError('unexpected token');
    await expect(loadWithFiles(() => Promise.reject(cause))).rejects.toMatchObject({ cause });
    const lost = new TypeError('Failed to fetch');
    await expect(loadWithFiles(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});
