import { expect, it } from 'vitest';
import { whenStylesAreHere } from './whenStylesAreHere.ts';

/** A page with one sheet that is there, and one that is not yet. */
function makePage() {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = ['there', 'coming']
    .map((name) => `<link rel="stylesheet" media="not all" data-with-script href="/${name}.css">`)
    .join('');
  const [there] = page.head.children;
  Object.defineProperty(there, 'sheet', { value: {} });
  const links = () => [...page.querySelectorAll('link')];
  return { page, links, media: () => links().map((link) => [link.media, new URL(link.href, 'http://sea').pathname]) };
}

it.each(['load', 'error'])(
  'waits for what is not there, and lets every sheet count in its place when told: %s',
  async (loaded) => {
    const { page, links, media } = makePage();
    let takeOn: (() => void) | null = null;
    const here = whenStylesAreHere(page).then((given) => {
      takeOn = given;
      return given;
    });
    await Promise.resolve();
    expect(takeOn).toBeNull();
    links()[1]?.dispatchEvent(new Event(loaded));
    await here;
    // The plain words stand until the page is drawn.
    expect(media().map(([value]) => value)).toEqual(['not all', 'not all']);
    (await here)();
    expect(media()).toEqual([
      ['all', '/there.css'],
      ['all', '/coming.css'],
    ]);
  },
);

it('has nothing to wait for where no sheet comes with the script', async () => {
  (await whenStylesAreHere(document.implementation.createHTMLDocument()))();
});
